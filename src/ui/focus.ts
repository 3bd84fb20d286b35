/** Moves the focus to the first field that `errors` names, and opens what is folded over it. */
export function focusFirstInvalid(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const wrong = [...form.elements].filter((element) => errors[element.getAttribute('name') ?? '']);
  for (const element of wrong) element.closest('details')?.setAttribute('open', '');
  if (wrong[0] instanceof HTMLElement) wrong[0].focus();
}

/** As a `ref`: gives the focus to what appears, once, as the button that asked for it is gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
