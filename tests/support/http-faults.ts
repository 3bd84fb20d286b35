import { refusalWords } from '@/words/visitors';
import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { ToastText } from '@/words/toast-text';
import { toastTitles } from './staff';

/**
 * How a request fails.
 * - `none`: no readable answer (offline, unknown host, connection cut)
 * - `no`: a status of 400 or more
 * - `odd`: a status below 300 with an invalid body
 */
export type Fault = {
  what: string;
  kind: 'none' | 'no' | 'odd';
  status: number;
  reply: () => Response;
};

const CODE = 'busy-everybody';
export const REFUSAL_SENTENCE = refusalWords[CODE]();

const PAGE = '<!doctype html><title>nginx</title><h1>An error page</h1>';

function no(status: number, what = String(status), body: object = { message: 'planned' }): Fault {
  return { what, kind: 'no', status, reply: () => HttpResponse.json(body, { status }) };
}

function bare(what: string, body: string | null, status: number, type = 'application/json'): Fault {
  const headers = { 'content-type': type };
  const kind = status >= 400 ? 'no' : 'odd';
  return { what, kind, status, reply: () => new Response(body, { status, headers }) };
}

function cut(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      queueMicrotask(() => controller.error(new TypeError('terminated')));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/**
 * One fault of each kind; supabase-js takes some of them for success. Every status is covered by
 * tests/unit/service-failures.test.ts and service-auth.test.ts.
 */
export const HTTP_FAULTS: readonly Fault[] = [
  { what: 'no connection', kind: 'none', status: 0, reply: () => HttpResponse.error() },
  { what: 'a line cut in the middle', kind: 'none', status: 0, reply: cut },
  no(403),
  bare('404 with nothing', null, 404),
  no(429, '429 with a sentence', { code: 'PT429', message: CODE, msg: REFUSAL_SENTENCE }),
  no(500),
  bare('500 with null', 'null', 500),
  bare('200 with a page of HTML', PAGE, 200, 'text/html'),
  bare('200 with another shape', '{"ok":true}', 200),
  bare('200 with no row', '[]', 200),
];

export async function expectOneToast({ title, description }: ToastText): Promise<void> {
  const heading = await screen.findByText(title, { selector: '.toast-title' });
  expect(heading.closest('.toast')?.querySelector('.toast-text')?.textContent).toBe(description);
  expect(toastTitles()).toEqual([title]);
}

/** Clicks twice, like an impatient user. */
export function pressTwice(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}
