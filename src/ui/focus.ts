/** Focuses the first field that `errors` names, and opens the `details` around invalid fields. */
export function focusFirstInvalid(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const wrong = [...form.elements].filter((element) => errors[element.getAttribute('name') ?? '']);
  for (const element of wrong) element.closest('details')?.setAttribute('open', '');
  if (wrong[0] instanceof HTMLElement) wrong[0].focus();
}

/** A `ref` callback that focuses an appearing element, e.g. if the pressed button is gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
