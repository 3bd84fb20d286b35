import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { staffToasts } from '@/words/staff';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { aboutValue, useSaveAbout } from '@/website/about/staff-calls/save-about';
import { encoded } from '../../support/decoder';
import { expectOneToast, KINDS } from '../../support/faults';
import { mountMutation } from '../../support/mutation';
import { serve } from '../../support/serve';
import { server } from '../../support/server';
import { SEEN, storedContent } from '../../support/staff';
import { pictureCalls, storedImage } from '../../support/staff-items';

/**
 * Saving About takes four steps: a picture from elsewhere is fetched, its files are uploaded, rows
 * and words are swapped in one call, files that nothing names any more are deleted.
 */
const ELSEWHERE = '/images/about-4.jpg';
const three = [0, 1, 2].map((position) =>
  storedImage({
    id: `about-${position}`,
    path: `about/1700000000000-${position}.jpg`,
    category: 'about',
    position,
    variants: [],
  }),
);
const content = { ...storedContent(), images: three };
const shown = aboutValue(content);

type Step = 'fetch' | 'upload' | 'swap' | 'sweep';
type Reply = () => Response | Promise<Response>;

function aboutAnswers(step: Step, fault: Reply) {
  const calls = pictureCalls({ rows: three });
  const reply = (at: Step, otherwise: Reply) => (at === step ? fault() : otherwise());
  const { aboutSection } = content.sections;
  const row = () => HttpResponse.json({ value: aboutSection, updated_at: SEEN });
  server.use(
    http.get('*/rest/v1/hotel_config', row),
    http.get(`*${ELSEWHERE}`, () => reply('fetch', () => new Response('a picture'))),
    ...(step === 'upload' ? [http.post('*/storage/v1/object/hotel_images/*', fault)] : []),
    ...(step === 'sweep' ? [http.delete('*/storage/v1/object/hotel_images', fault)] : []),
  );
  serve('post', 'rpc/save_about', () =>
    reply('swap', () =>
      HttpResponse.json({ updatedAt: SEEN, images: three, removed: ['about/1-gone.jpg'] }),
    ),
  );
  return calls;
}

/** What is no picture cannot be prepared, as in a browser. */
async function prepare(file: Blob) {
  if ((await file.text()) !== 'a picture') throw new Error('cannot be decoded');
  return encoded();
}

const base = { title: shown.title, images: shown.images };
const mine = { title: 'New', images: [...shown.images.slice(0, 3), ELSEWHERE] };

function harness() {
  return mountMutation(() => {
    const { mutateAsync } = useSaveAbout(prepare);
    return { run: () => mutateAsync({ base, mine }) };
  }, content);
}

const STEPS = ['fetch', 'upload', 'swap'] as const;

describe.each(STEPS)('[E-10] saving About, when the %s fails', (step) => {
  // A page of HTML that is fetched for a picture is a file; that it is none shows when it is drawn.
  test.each(KINDS)('with $what: told once, all that was there still is', async ({ reply }) => {
    const calls = aboutAnswers(step, reply);
    const { client, run } = harness();
    expect(await run()).toBeInstanceOf(Error);
    await expectOneToast(staffToasts.updateFailed);
    expect(client.getQueryData(CONTENT_KEY)).toEqual(content);
    for (const { path } of three) expect(calls.deleted).not.toContain(path);
    expect(calls.deleted).toEqual(expect.arrayContaining(calls.uploaded));
  });

  test('without an answer: given up, told once', async () => {
    const wait = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => wait(20));
    aboutAnswers(step, () => new Promise<never>(() => undefined));
    const { client, run } = harness();
    expect(await run()).toBeInstanceOf(Error);
    await expectOneToast(staffToasts.updateFailed);
    expect(client.getQueryData(CONTENT_KEY)).toEqual(content);
  });
});

describe('[E-09] saving About, when old files cannot be deleted', () => {
  test.each(KINDS)('with $what: it is saved, and said so', async ({ reply }) => {
    aboutAnswers('sweep', reply);
    const { run } = harness();
    expect(await run()).not.toBeInstanceOf(Error);
    await expectOneToast(staffToasts.aboutUpdated);
  });
});
