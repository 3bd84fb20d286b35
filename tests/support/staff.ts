import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach } from 'vitest';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { hotelToday } from '@/basics/time/dates';
import { dismissAllToasts, shownToasts } from '@/ui/toast';
import { renderApp, requestsSettled } from './app';
import { contentAnswer, CONTENT_URL, server } from './server';

export * from './testing';

export const SESSION_KEY = 'sb-localhost-auth-token';

export const SOKHA = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: 'sokha@hotel.test',
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
};

let sessions = 0;

/** The answer of `POST /token`. @param expiresIn seconds; negative for an expired session */
export function session(expiresIn = 3600, user: object = SOKHA) {
  sessions += 1;
  return {
    access_token: 'header.payload.signature',
    // A new token each time, because supabase-js remembers used ones.
    refresh_token: `refresh-token-${sessions}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    user,
  };
}

export const FACTOR = { id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: '' };

/** A session that used the account's second factor, if `factors` has one. */
export function sessionWithCode(factors: object[] = [FACTOR]) {
  const claims = btoa(JSON.stringify({ aal: 'aal2', sub: SOKHA.id, exp: 4_000_000_000 }));
  return { ...session(3600, { ...SOKHA, factors }), access_token: `e30.${claims}.c2lnbmF0dXJl` };
}

export const TOKEN_URL = '*/auth/v1/token';
export const LOGOUT_URL = '*/auth/v1/logout';
export const PROFILES_URL = '*/rest/v1/profiles';
export const CONFIG_URL = '*/rest/v1/hotel_config';
export const INBOX_COUNTS_URL = '*/rest/v1/rpc/dashboard_figures';
export const TODAY_URL = '*/rest/v1/rpc/desk_today';
/** The answer of `desk_today` for a day without events. */
export const QUIET_DAY = { today: hotelToday(), waiting: 0, stays: [], rooms: [] };

/** Returns a response; status 0 means no answer. */
export function answer(status: number, body: JsonBodyType = {}): Response {
  return status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status });
}

export const OUTBOX_STATE = {
  cameAt: new Date().toISOString(),
  ways: ['email'],
  waiting: 0,
  failed: 0,
  held: 0,
  addresses: ['info@example.com'],
};

/** Tables and functions that many staff pages read; empty unless a test answers them. */
const NOTHING_THERE = `hotel_images pages invoices rpc/untold listings listing_events
  rpc/channel_conflicts rpc/rooms_for outbox outbox_settings letter_texts content_versions`.split(
  /\s+/,
);

export function staffReads(profile: object = { username: 'Sokha', role: 'admin' }): void {
  server.use(
    contentAnswer(storedContent()),
    http.get(PROFILES_URL, () => HttpResponse.json(profile)),
    http.get(TODAY_URL, () => HttpResponse.json(QUIET_DAY)),
    http.get('*/auth/v1/user', () => HttpResponse.json(SOKHA)),
    http.get('*/rest/v1/rpc/outbox_state', () => HttpResponse.json(OUTBOX_STATE)),
    http.get('*/rest/v1/rpc/my_sessions', () => HttpResponse.json([])),
    http.get('*/rest/v1/rpc/my_second_factor', () =>
      HttpResponse.json({ isRequired: false, codes: 0 }),
    ),
    http.post('*/rest/v1/rpc/other_stays', () => HttpResponse.json([])),
    ...NOTHING_THERE.map((name) => http.get(`*/rest/v1/${name}`, () => HttpResponse.json([]))),
    // Answers reads of one guest's messages and stays; other reads go to later handlers.
    ...['messages', 'reservations'].map((table) =>
      http.get(`*/rest/v1/${table}`, ({ request }) =>
        new URL(request.url).searchParams.get('email')?.startsWith('eq.')
          ? HttpResponse.json([])
          : undefined,
      ),
    ),
    http.get(INBOX_COUNTS_URL, () =>
      answer(404, { code: 'PGRST202', message: 'Could not find the function' }),
    ),
  );
}

export function renderStaffApp(address: string) {
  return { ...renderApp(address), user: userEvent.setup({ delay: null }) };
}

afterEach(requestsSettled);

export function renderSignedIn(address: string, profile?: object, stored = session()) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  staffReads(profile);
  return renderStaffApp(address);
}

/** Finds a toast with exactly this title and text. @throws if there is none, or more than one */
export async function findToast(title: string, text?: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '.toast-title' });
  const toast = heading.closest<HTMLElement>('.toast');
  if (!toast) throw new Error('the title is not in a toast');
  if (text !== undefined) {
    const shown = toast.querySelector('.toast-text')?.textContent;
    if (shown !== text) throw new Error(`the toast says ${String(shown)}`);
  }
  return toast;
}

export const dismissToasts = () => act(dismissAllToasts);

/** Titles of all current toasts, including toasts that are not rendered yet. */
export function toastTitles(): string[] {
  return shownToasts().map(({ title }) => title);
}

export async function allToastTitles(): Promise<string[]> {
  await requestsSettled();
  return toastTitles();
}

export type Patch = { key: string; seen: string; value: Record<string, unknown> };

/**
 * Answers updates of `hotel_config`: each answer once, the last one for all further updates.
 * Without answers the row is stored as sent. @returns the updates sent
 */
export function configPatches(...answers: ((patch: Patch) => Response)[]): Patch[] {
  const sent: Patch[] = [];
  server.use(
    http.patch(CONFIG_URL, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const body = (await request.json()) as { value: Record<string, unknown> };
      const patch = {
        key: searchParams.get('key')?.replace('eq.', '') ?? '',
        seen: searchParams.get('updated_at')?.replace('eq.', '') ?? '',
        value: body.value,
      };
      sent.push(patch);
      const reply = answers.length > 1 ? answers.shift() : answers[0];
      return (reply ?? stored)(patch);
    }),
  );
  return sent;
}

/**
 * Holds updates of `hotel_config` back until `answer` is called.
 * @returns the values sent, in order
 */
export function heldPatches(): { sent: Patch['value'][]; answer: () => void } {
  const held = Promise.withResolvers<void>();
  const sent: Patch['value'][] = [];
  server.use(
    http.patch(CONFIG_URL, async ({ request }) => {
      const body = (await request.json()) as Pick<Patch, 'value'>;
      sent.push(body.value);
      await held.promise;
      return stored(body);
    }),
  );
  return { sent, answer: held.resolve };
}

/**
 * Holds the answer with this content back until `answer` is called, even if the content changes.
 * @returns `asked`, which resolves when the content is requested
 */
export function heldContent(content: HotelContent = storedContent()): {
  asked: Promise<void>;
  answer: () => void;
} {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  server.use(
    http.get(CONTENT_URL, async () => {
      asked.resolve();
      await held.promise;
      return HttpResponse.json(content);
    }),
  );
  return { asked: asked.promise, answer: held.resolve };
}

export function stored({ value }: Pick<Patch, 'value'>): Response {
  return HttpResponse.json([{ value, updated_at: '2026-11-20 17:15:28.781+00' }]);
}

export function configRow(value: object, updatedAt: string): void {
  server.use(http.get(CONFIG_URL, () => HttpResponse.json([{ value, updated_at: updatedAt }])));
}

export function storedContent(changes: Partial<HotelContent['sections']> = {}): HotelContent {
  const versions = Object.keys(DEFAULT_CONTENT.sections).map((key) => [key, CONTENT_VERSION]);
  return {
    ...DEFAULT_CONTENT,
    sections: { ...DEFAULT_CONTENT.sections, ...changes },
    sectionVersions: Object.fromEntries(versions) as HotelContent['sectionVersions'],
  };
}

export const CONTENT_VERSION = '2026-11-20T10:00:00.000+00:00';
