/** The field to focus: the first invalid one, the first of all, or the one that contains a text. */
export type FocusTarget = { what: 'error' } | { what: 'first' } | { what: 'text'; text: string };

const FIELDS = 'input:not([type="file"], [type="radio"]), textarea, [contenteditable="true"]';

/** Returns the field to focus in a form; the first one if no field contains the text. */
export function fieldToFocus(form: HTMLElement, wanted: FocusTarget): HTMLElement | undefined {
  if (wanted.what === 'error')
    return form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined;
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  if (wanted.what === 'first') return fields[0];
  const text = plain(wanted.text);
  const said = fields.map((field) => ({ field, says: plain(saidIn(field)) }));
  const found =
    said.find(({ says }) => says === text) ??
    said.find(({ says }) => text !== '' && says.includes(text)) ??
    said.find(({ says }) => says !== '' && text.includes(says));
  return found?.field ?? fields[0];
}

function saidIn(field: HTMLElement): string {
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isTyped ? field.value : (field.textContent ?? '');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
