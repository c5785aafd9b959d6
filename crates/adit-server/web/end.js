/** @typedef {{ label: string, points: number[] }} Tally */
