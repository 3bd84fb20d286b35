/**
 * Tells React what stands in the fields that it has just taken over: it has what it rendered in
 * mind, not what was typed or chosen before, and would write that over it with the next rendering.
 * Call it in the very commit that takes the page over.
 */
export function tellFields(): void {
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) {
      const first = [...field.options].findIndex((option) => option.defaultSelected);
      if (field.selectedIndex !== Math.max(first, 0))
        field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value !== field.defaultValue) retype(field);
    }
  }
}

function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  const hasFocus = field === document.activeElement;
  // Only text fields have a selection; asking an e-mail field gives null, setting one throws.
  const { selectionStart, selectionEnd } = field;
  // React remembers what is set through the element and takes an event with the same value for an
  // echo of its own: set to nothing through the element, then back past it.
  const proto = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const setPast = Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set;
  field.value = '';
  setPast?.call(field, value);
  if (hasFocus && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
