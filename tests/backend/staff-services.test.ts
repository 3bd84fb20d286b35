import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { ServiceError } from '@/lib/service-error';
import { changePassword, fetchProfile } from '@/basics/session/staff-calls/auth';
import { requestPasswordReset, signIn, signOut } from '@/basics/session/staff-calls/auth';
import { ConflictError } from '@/content/store/staff-calls/writes';
import { fetchInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { fetchSection, saveSection } from '@/content/store/staff-calls/site-config';
import { fetchContent } from '@/content/store/services/content-service';
import { openBackend } from '../support/hotel.ts';

const { heroSection } = DEFAULT_CONTENT.sections;
const ADMIN = ['admin@hotel.test', 'admin-demo-1'] as const;
const STAFF = ['reader@hotel.test', 'reader-demo-1'] as const;

const backend = await openBackend();
const { sql } = backend;
backend.answerFetch();
afterEach(() => signOut());

async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const error: unknown = await call.then(() => undefined).catch((reason: unknown) => reason);
  if (!(error instanceof ServiceError)) throw new Error(`not a ServiceError: ${String(error)}`);
  return error;
}

function titled(title: string) {
  return { ...heroSection, title };
}

test('[L-08] a wrong password and an unknown address get the same words', async () => {
  const wrong = await failureOf(signIn('admin@hotel.test', 'not-it-at-all'));
  const unknown = await failureOf(signIn('nobody@hotel.test', 'not-it-at-all'));
  expect(wrong).toMatchObject({ kind: 'refused', message: 'Invalid login credentials' });
  expect(unknown).toMatchObject({ kind: 'refused', message: 'Invalid login credentials' });
});

test('[N-25] [N-15] username and role come from the profile', async () => {
  const account = await signIn(...ADMIN);
  expect(account.email).toBe('admin@hotel.test');
  expect(await fetchProfile(account.id)).toEqual({ username: 'admin', role: 'admin' });
});

test('[N-19] [N-20] a section is read, saved over the version seen, and seen by visitors', async () => {
  await signIn(...ADMIN);
  const before = await fetchSection('heroSection');
  const saved = await saveSection('heroSection', titled('Saved'), before.updatedAt);
  expect(saved.value).toEqual(titled('Saved'));
  expect(saved.updatedAt > before.updatedAt).toBe(true);
  const content = await fetchContent();
  expect(content.sections.heroSection).toEqual(titled('Saved'));
  expect(content.sectionVersions.heroSection).toBe(saved.updatedAt);
  expect(await fetchSection('heroSection')).toEqual(saved);
});

test('[N-36] a save over an older version is a conflict that carries the newer row', async () => {
  await signIn(...ADMIN);
  const seen = await fetchSection('heroSection');
  const theirs = await saveSection('heroSection', titled('Theirs'), seen.updatedAt);
  const error = await failureOf(saveSection('heroSection', titled('Mine'), seen.updatedAt));
  expect(error).toBeInstanceOf(ConflictError);
  expect(error).toMatchObject({ kind: 'conflict', current: theirs });
  expect((await fetchSection('heroSection')).value.title).toBe('Theirs');
});

test('[F-14] someone without rights is refused, although the database says nothing', async () => {
  await signIn(...STAFF);
  const seen = await fetchSection('heroSection');
  const error = await failureOf(saveSection('heroSection', titled('Mine'), seen.updatedAt));
  expect(error).toMatchObject({ kind: 'refused' });
  expect(await fetchSection('heroSection')).toEqual(seen);
});

test('[F-14] a section that does not exist yet is inserted, once', async () => {
  await sql`delete from hotel_config where key = 'legal'`;
  await signIn(...ADMIN);
  const legal = { privacy: 'P', terms: 'T' };
  const saved = await saveSection('legal', legal, '');
  expect(saved.value).toEqual(legal);
  const error = await failureOf(saveSection('legal', { privacy: 'Q', terms: 'T' }, ''));
  expect(error).toMatchObject({ kind: 'conflict', current: saved });
});

test('[K-02] [K-04] [K-05] a fresh house has 128 guests, 18 messages and 62 reservations', async () => {
  await signIn(...ADMIN);
  const figures = await fetchInboxCounts();
  expect(figures).toMatchObject({ guests: 128, messages: 18, reservations: 62 });
  expect(figures.latestReservations).toHaveLength(5);
  expect(figures.latestReservations.filter(({ email }) => !email.includes('@'))).not.toEqual([]);
  expect(figures.latestMessages).toHaveLength(5);
});

// Must run last: it changes the account's password.
test('[L-03] a reset is asked for, the mail leads back, and a new password can be set', async () => {
  await requestPasswordReset('reader@hotel.test', 'http://localhost:54321/admin/reset-password');
  const link = backend.mails.at(-1)?.link;
  expect(link).toContain(encodeURIComponent('/admin/reset-password'));
  await signIn(...STAFF);
  await changePassword('lantern boat quiet tide', STAFF[1]);
  await signOut();
  const account = await signIn('reader@hotel.test', 'lantern boat quiet tide');
  expect(account.email).toBe('reader@hotel.test');
});
