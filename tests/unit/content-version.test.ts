import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { serviceFetch } from '../support/service-fetch';

const backend = serviceFetch();
const { fetchContent } = await import('@/content/store/services/content-service');

const VERSION = 'd41d8cd98f00b204e9800998ecf8427e';
const whole = { ...DEFAULT_CONTENT, version: VERSION };
const { sections } = whole;
const newer = {
  ...whole,
  version: 'ffffffffffffffffffffffffffffffff',
  sections: { ...sections, heroSection: { ...sections.heroSection, title: 'Newer' } },
};

const questions = () => backend.asked.map(({ url }) => Object.fromEntries(url.searchParams));

test.each([
  ['nothing', undefined, {}],
  ['content of no version', DEFAULT_CONTENT, {}],
  ['a version', whole, { known: VERSION }],
])('who has %s asks for what is missing', async (_what, known, asked) => {
  backend.replies(() => ({ status: 200, body: newer }));
  expect(await fetchContent(undefined, known)).toEqual(newer);
  expect(questions()).toEqual([asked]);
});

test('what is current is the content that is here, not a copy', async () => {
  backend.replies(() => ({ status: 200, body: { version: VERSION } }));
  expect(await fetchContent(undefined, whole)).toBe(whole);
});

describe('no answer to what was asked', () => {
  test.each([
    ['another version and nothing else', whole, { version: newer.version }],
    ['no version', whole, {}],
    ['null', whole, null],
    ['the version alone, as a text', whole, VERSION],
  ])('%s', async (_what, known, body) => {
    backend.replies(() => ({ status: 200, body }));
    await expect(fetchContent(undefined, known)).rejects.toMatchObject({ kind: 'shape' });
  });

  test('a version alone, to who said none', async () => {
    backend.replies(() => ({ status: 200, body: { version: '' } }));
    await expect(fetchContent(undefined, DEFAULT_CONTENT)).rejects.toMatchObject({ kind: 'shape' });
  });
});

test('a database from before versions is asked for everything', async () => {
  const refused = { code: 'PGRST202', message: 'Could not find the function' };
  backend.replies(({ url }) =>
    url.search ? { status: 404, body: refused } : { status: 200, body: newer },
  );
  expect(await fetchContent(undefined, whole)).toEqual(newer);
  expect(questions()).toEqual([{ known: VERSION }, {}]);
});

test('any other failure is one, and nothing else is asked', async () => {
  backend.replies(() => ({ status: 503, body: { message: 'planned' } }));
  await expect(fetchContent(undefined, whole)).rejects.toMatchObject({ kind: 'server' });
  expect(questions()).toHaveLength(1);
});
