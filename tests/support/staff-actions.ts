import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';

export const press = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

export const saveChanges = (user: UserEvent) => press(user, 'Save changes');

/**
 * Pastes text at the end of a field, because typing key by key would re-render the page for each
 * key.
 */
export async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Replaces a field's text. @param field the element or its label */
export async function retype(user: UserEvent, field: HTMLElement | string, text: string) {
  const input = typeof field === 'string' ? screen.getByLabelText(field) : field;
  await user.clear(input);
  if (text) await user.paste(text);
}

export async function logIn(user: UserEvent) {
  await write(user, await screen.findByLabelText('Email'), 'sokha@hotel.test');
  await write(user, screen.getByLabelText('Password'), 'moonrise-1');
  await user.keyboard('{Enter}');
}

export const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent);

/** Returns a definition list as an object: term to description. */
export function definitionsOf(root: Pick<typeof screen, 'getAllByRole'>) {
  const terms = root.getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

export function expectLink(name: string | RegExp, href: unknown, root: Within = screen): void {
  expect(root.getByRole('link', { name })).toHaveAttribute('href', href);
}
type Within = Pick<typeof screen, 'getByRole'>;
