/**
 * Moves the focus to the first field, in the order of the form, that `errors` names; whatever is
 * folded over such a field opens.
 */
export function focusFirstInvalid(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const wrong = [...form.elements].filter((element) => errors[element.getAttribute('name') ?? '']);
  for (const element of wrong) element.closest('details')?.setAttribute('open', '');
  if (wrong[0] instanceof HTMLElement) wrong[0].focus();
}
