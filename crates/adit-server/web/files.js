// @ts-check
/** Saves what is shown as files. */

import { make } from './dom.js';

/** A PNG has so many points for each unit of the picture. */
const SCALE = 2;

/**
 * Saves a file.
 * @param {Blob} file @param {string} name
 */
function save(file, name) {
  const address = URL.createObjectURL(file);
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Saves a picture as it was drawn.
 * @param {string} drawing  the text of an SVG file
 * @param {string} name
 */
export function saveDrawing(drawing, name) {
  save(new Blob([drawing], { type: 'image/svg+xml' }), `${name}.svg`);
}

/**
 * Saves a picture as points.
 * @param {string} drawing  the text of an SVG file
 * @param {string} name
 */
export async function saveImage(drawing, name) {
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const measured = drawing.replace('<svg ', `<svg width="${width * SCALE}" height="${height * SCALE}" `);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(measured)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise((/** @type {BlobCallback} */ done) => { canvas.toBlob(done, 'image/png'); });
  if (file) save(file, `${name}.png`);
}
