import { requestReference } from '@/selling/booking/reference';
import { newUuid } from '@/lib/uuid';

test.each([
  ['00000000-0000-4000-8000-000000000000', '0000-0000'],
  ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'ZZZZ-ZZZZ'],
  ['00443214-c7aa-4000-8000-000000000000', '0123-4567'],
  ['FFFFFFFF-FFFF-4000-8000-000000000000', 'ZZZZ-ZZZZ'],
])('%s is called %s', (uuid, reference) => {
  expect(requestReference(uuid)).toBe(reference);
});

test('no letter of a reference is taken for a digit, and two requests have two of them', () => {
  const references = Array.from({ length: 500 }, () => requestReference(newUuid()));
  for (const one of references)
    expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(references.length);
});

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
