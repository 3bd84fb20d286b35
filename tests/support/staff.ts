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

/** Where supabase-js keeps the session of the page at http://localhost. */
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

/** What POST /token answers. @param expiresIn seconds; negative for a session of yesterday */
export function session(expiresIn = 3600, user: object = SOKHA) {
  sessions += 1;
  return {
    access_token: 'header.payload.signature',
    // Another one each time: supabase-js remembers which it has used.
    refresh_token: `refresh-token-${sessions}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    user,
  };
}

export const TOKEN_URL = '*/auth/v1/token';
export const LOGOUT_URL = '*/auth/v1/logout';
export const PROFILES_URL = '*/rest/v1/profiles';
export const CONFIG_URL = '*/rest/v1/hotel_config';
export const INBOX_COUNTS_URL = '*/rest/v1/rpc/dashboard_figures';
export const TODAY_URL = '*/rest/v1/rpc/desk_today';
/** A day on which nothing happens, as the backend answers it. */
export const QUIET_DAY = { today: hotelToday(), waiting: 0, stays: [], rooms: [] };

/** An answer, or none at all for status 0. */
export function answer(status: number, body: JsonBodyType = {}): Response {
  return status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status });
}

/** An outbox that is looked after, with nothing in it. */
export const OUTBOX_STATE = {
  cameAt: new Date().toISOString(),
  ways: ['email'],
  waiting: 0,
  failed: 0,
  held: 0,
  addresses: ['info@example.com'],
};

/** Tables and functions that pages read beside what they are about. */
const NOTHING_THERE = `hotel_images pages invoices rpc/untold listings listing_events
  rpc/channel_conflicts rpc/rooms_for outbox outbox_settings letter_texts`.split(/\s+/);

/** The reads that every page of the admin area makes; a test replaces what it is about. */
export function staffReads(profile: object = { username: 'Sokha', role: 'admin' }): void {
  server.use(
    contentAnswer(storedContent()),
    http.get(PROFILES_URL, () => HttpResponse.json(profile)),
    http.get(TODAY_URL, () => HttpResponse.json(QUIET_DAY)),
    http.get('*/auth/v1/user', () => HttpResponse.json(SOKHA)),
    http.get('*/rest/v1/rpc/outbox_state', () => HttpResponse.json(OUTBOX_STATE)),
    http.post('*/rest/v1/rpc/other_stays', () => HttpResponse.json([])),
    ...NOTHING_THERE.map((name) => http.get(`*/rest/v1/${name}`, () => HttpResponse.json([]))),
    // what one guest has written, and the stays of one: other reads of these tables go on
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

/** The app at an address; the test ends only when nothing is on its way any more. */
export function renderStaffApp(address: string) {
  return { ...renderApp(address), user: userEvent.setup({ delay: null }) };
}

afterEach(requestsSettled);

/** The app at an address for someone whose session lies in the browser. */
export function renderSignedIn(address: string, profile?: object) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
  staffReads(profile);
  return renderStaffApp(address);
}

/** A toast with exactly this title and text, shown once. */
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

/** What was said so far is not looked at any more. */
export const dismissToasts = () => act(dismissAllToasts);

/** Titles of all toasts up to now, also of those whose lazy code has not drawn them yet. */
export function toastTitles(): string[] {
  return shownToasts().map(({ title }) => title);
}

/** Titles of all toasts once nothing is on its way any more: what is not among them was not said. */
export async function allToastTitles(): Promise<string[]> {
  await requestsSettled();
  return toastTitles();
}

export type Patch = { key: string; seen: string; value: Record<string, unknown> };

/**
 * Answers PATCH on hotel_config with one answer after another (the last one for all that follow)
 * and keeps what was sent. Without an answer the row is stored as sent.
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
 * Holds every PATCH on hotel_config until `answer` is called, and those after it no longer.
 * @returns the values that were sent, in order
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
 * Holds the content as it is now until `answer` is called, whatever is stored meanwhile.
 * @returns `asked`, which ends when the content has been asked for
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

/** The row as stored, in the embedded backend's way of writing times. */
export function stored({ value }: Pick<Patch, 'value'>): Response {
  return HttpResponse.json([{ value, updated_at: '2026-11-20 17:15:28.781+00' }]);
}

/** What GET hotel_config answers for a section. */
export function configRow(value: object, updatedAt: string): void {
  server.use(http.get(CONFIG_URL, () => HttpResponse.json([{ value, updated_at: updatedAt }])));
}

/** Content of which every section has been stored once, at the same time. */
export function storedContent(changes: Partial<HotelContent['sections']> = {}): HotelContent {
  const versions = Object.keys(DEFAULT_CONTENT.sections).map((key) => [key, CONTENT_VERSION]);
  return {
    ...DEFAULT_CONTENT,
    sections: { ...DEFAULT_CONTENT.sections, ...changes },
    // One entry for each key of the sections.
    sectionVersions: Object.fromEntries(versions) as HotelContent['sectionVersions'],
  };
}

/** The version of every section in `storedContent`. */
export const CONTENT_VERSION = '2026-11-20T10:00:00.000+00:00';
