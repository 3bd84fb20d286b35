import { PATH } from '../../../src/basics/rules/paths.ts';
import { ADMIN, SESSION_KEY, sessionOf } from '../../e2e/support/sessions.ts';
import type { Person } from './person.ts';
import { button, field } from './targets.ts';

export async function fillLogin(person: Person, { email, password } = ADMIN): Promise<void> {
  await person.type(field('Email'), email);
  await person.type(field('Password'), password);
  await person.click(button('Sign in'));
}

export async function beSignedIn(person: Person): Promise<void> {
  await person.open(PATH.privacy);
  await person.hasKept(SESSION_KEY, sessionOf(ADMIN));
}

export async function openMenu(person: Person): Promise<void> {
  if (await person.has(button('Menu'))) await person.click(button('Menu'));
}
