/** Returns a field of a form; undefined if there is none of this name. */
export function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return isField ? field : undefined;
}

export function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = value;
}

/** Reads the fields about the guest. */
export function readGuest(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    email: text('email'),
    guestName: text('guestName'),
    phone: text('phone'),
    // Forms submit line breaks as two characters; the database stores one.
    message: text('message').replaceAll('\r\n', '\n'),
  };
}
