import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';

/** What staff do on many pages. */
export const press = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

export const saveChanges = (user: UserEvent) => press(user, 'Save changes');

/** Writes into a field behind what is there, in one go: each key by itself would draw the page anew. */
export async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Writes into a field in place of what is there. @param field itself, or its label */
export async function retype(user: UserEvent, field: HTMLElement | string, text: string) {
  const input = typeof field === 'string' ? screen.getByLabelText(field) : field;
  await user.clear(input);
  if (text) await user.paste(text);
}

/** Fills in the login form, as soon as it is there, and sends it. */
export async function logIn(user: UserEvent) {
  await write(user, await screen.findByLabelText('E-mail'), 'sokha@hotel.test');
  await write(user, screen.getByLabelText('Password'), 'moonrise-1');
  await user.keyboard('{Enter}');
}

export const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent);

/** A list of terms as it is read: each with what is said of it. */
export function definitionsOf(root: Pick<typeof screen, 'getAllByRole'>) {
  const terms = root.getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

/** In `root`, or anywhere, a link of this name leads there. */
export function expectLink(name: string | RegExp, href: unknown, root: Within = screen): void {
  expect(root.getByRole('link', { name })).toHaveAttribute('href', href);
}
type Within = Pick<typeof screen, 'getByRole'>;
