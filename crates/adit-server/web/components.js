// @ts-check
/** Component data of your own in the form of a new table: a file is read into the field, and what is in the field is checked. */

/** @param {HTMLElement} box */
function attend(box) {
  const field = box.querySelector('textarea');
  const said = box.querySelector('.said');
  const file = box.querySelector('input[type=file]');
  if (!field || !said || !(file instanceof HTMLInputElement)) return;
  box.querySelector('.open')?.removeAttribute('hidden');
  let asked = 0;

  async function check() {
    const data = field?.value ?? '';
    asked += 1;
    const mine = asked;
    let told = '';
    let fits = true;
    if (data.trim() !== '') {
      const answer = await fetch(box.dataset.check ?? '', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data }),
      });
      fits = answer.ok;
      told = fits ? box.dataset.fits ?? '' : (await answer.json()).error.message;
    }
    // Another check was begun in the meantime.
    if (mine !== asked || !said || !field) return;
    said.textContent = told;
    said.classList.toggle('wrong', !fits);
    field.setAttribute('aria-invalid', String(!fits));
  }

  // Without an answer the data is checked when the table is begun.
  field.addEventListener('change', () => { void check().catch(() => {}); });
  file.addEventListener('change', async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    field.value = await chosen.text();
    file.value = '';
    await check().catch(() => {});
  });
}

for (const box of document.querySelectorAll('details.component-data')) attend(/** @type {HTMLElement} */ (box));
