import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REALTIME_RECONNECT_MS } from '@/basics/rules/limits';
import { always, clientWith } from '../support/library-client.ts';

/** The line that supabase-js keeps to Realtime, seen at its web socket (DECISIONS 22). */

/** A web socket that does nothing by itself. */
class Line {
  static readonly made: Line[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onmessage: ((event: object) => void) | null = null;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    Line.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    if (this.readyState !== 3) this.readyState = 2;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  ends(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006, reason: '', wasClean: false });
  }
}

beforeEach(() => {
  Line.made.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function clientOnLine() {
  // As much of a web socket as the library uses.
  const transport = Line as unknown as typeof WebSocket;
  return clientWith(always(200), undefined, { realtime: { transport } }).client.realtime;
}

const line = () => {
  const last = Line.made.at(-1);
  if (!last) throw new Error('no web socket was opened');
  return last;
};

test('[X-19] the socket is connecting, open, closing, closed', async () => {
  const realtime = clientOnLine();
  expect(realtime.connectionState()).toBe('closed');
  expect(Line.made).toEqual([]);
  realtime.channel('inbox').subscribe();
  await vi.advanceTimersByTimeAsync(0);
  expect(line().url).toMatch(/^ws:\/\/backend\.test\/realtime\/v1\/websocket\?/);
  expect(realtime.connectionState()).toBe('connecting');
  line().opens();
  expect(realtime.connectionState()).toBe('open');
  const ended = realtime.disconnect();
  expect(realtime.connectionState()).toBe('closing');
  line().ends();
  await vi.advanceTimersByTimeAsync(1000);
  await ended;
  expect(realtime.connectionState()).toBe('closed');
});

test('[X-19] it sends a heartbeat while it is open', async () => {
  const realtime = clientOnLine();
  realtime.channel('inbox').subscribe();
  await vi.advanceTimersByTimeAsync(0);
  line().opens();
  const beats = () => line().sent.filter((text) => text.includes('"heartbeat"'));
  await vi.advanceTimersByTimeAsync(realtime.heartbeatIntervalMs - 1);
  expect(beats()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(beats()).toHaveLength(1);
});

test('[X-20] [Z-15] a line that breaks is tried after 1, 2, 5, then every 10 s', async () => {
  const realtime = clientOnLine();
  realtime.channel('inbox').subscribe();
  await vi.advanceTimersByTimeAsync(0);
  line().opens();
  for (const wait of [...REALTIME_RECONNECT_MS, 10_000, 10_000]) {
    const { length } = Line.made;
    line().ends();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(Line.made).toHaveLength(length);
    await vi.advanceTimersByTimeAsync(1);
    expect(Line.made).toHaveLength(length + 1);
  }
});
