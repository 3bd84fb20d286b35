import { takeEarlyInput } from './early-input';

/**
 * Gives the app what happened before it was there: text typed, choices made, a menu opened, then
 * the buttons pressed and forms sent, in their order. Call once the app answers to the document.
 */
export async function replayEarlyInput(): Promise<void> {
  const early = takeEarlyInput();
  if (!early) return;
  early.stop();
  tellFields();
  tellPopovers();
  for (const event of early.events) {
    // React answers before the next one: a second press must find what the first one did, and a
    // form what was typed.
    await new Promise((answered) => setTimeout(answered));
    if (!event.target.isConnected) continue;
    if (event.kind === 'click') event.target.click();
    else event.target.requestSubmit(event.submitter);
  }
}

/** React has taken the fields over with what it rendered in mind, not with what stands in them. */
function tellFields(): void {
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

function tellPopovers(): void {
  for (const popover of document.querySelectorAll('[popover]:popover-open'))
    popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
}
