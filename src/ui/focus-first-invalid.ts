/** Moves the focus to the first field, in the order of the form, that `errors` names. */
export function focusFirstInvalid(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  for (const element of form.elements) {
    const name = element.getAttribute('name');
    if (!name || !errors[name] || !(element instanceof HTMLElement)) continue;
    element.focus();
    return;
  }
}
