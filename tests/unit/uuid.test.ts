import { afterEach, expect, test, vi } from 'vitest';
import { newUuid } from '@/lib/uuid';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('[B-26] a request gets a uuid of its own', () => {
  const uuids = Array.from({ length: 100 }, newUuid);
  for (const uuid of uuids) expect(uuid).toMatch(VERSION_4);
  expect(new Set(uuids).size).toBe(100);
});

test('[B-26] also on a page without a secure origin, where randomUUID is missing', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const uuids = Array.from({ length: 100 }, newUuid);
  for (const uuid of uuids) expect(uuid).toMatch(VERSION_4);
  expect(new Set(uuids).size).toBe(100);
});
