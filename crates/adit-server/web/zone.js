// @ts-check
/** The form of a new table learns in which time zone its reader lives, so that nights are nights there. */

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
for (const field of document.querySelectorAll('input[data-zone]')) {
  if (timeZone && field instanceof HTMLInputElement) field.value = timeZone;
}
