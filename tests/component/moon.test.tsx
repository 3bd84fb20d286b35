import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { PATH } from '@/basics/rules/paths';
import { formatDate } from '@/basics/time/dates';
import { renderPage } from '@/entry-prerender';
import { heroEditorWords, moonEditorWords as words } from '@/words/staff';
import { checkIn, panel } from '../support/booking-panel';
import { publishedFrom } from '../support/prerendered';
import { answerReads, configPatches, contentAnswer, findToast, fireEvent } from '../support/staff';
import { renderSignedIn, requestsSettled, retype, saveChanges, screen } from '../support/staff';
import { server, storedContent, waitFor, within } from '../support/staff';
import { openPage } from '../support/site';
import { pictureCalls, storedImage } from '../support/staff-items';

const fetched = vi.hoisted(() => vi.fn<() => void>());
vi.mock('@/hotel/moon/view/moon-parts', (original) => {
  fetched();
  return original();
});

/** Sets the date; timers stay real. */
function itIs(time: string): void {
  vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] });
}
const hero = () => document.querySelector<HTMLElement>('.hero') ?? document.body;
const litInSky = () => hero().querySelector('.moon-sky .moon-lit')?.getAttribute('d');

describe('what visitors see', () => {
  test('of a house that shows no moon, its file is not even asked for', async () => {
    itIs('2026-12-24T12:00:00Z');
    await openPage('/', ({ sections }) => (sections.moon.over = 'off'));
    await requestsSettled();
    expect(document.querySelector('[class^=moon]')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a prerendered page tells nothing of tonight, which is the night of its reader', async () => {
    const { html } = await renderPage(PATH.home, publishedFrom(DEFAULT_CONTENT));
    expect(html).not.toMatch(/class="[^"]*moon-(sentence|sky)|Tonight|tonight/);
  });

  test.each([
    ['full', '2026-12-24T12:00:00Z', 'Full moon tonight. It rises from the sea at 18:08.'],
    ['at its first quarter', '2026-12-17T12:00:00Z', /^Tonight the moon shines until 0\d:\d\d\.$/],
    ['new', '2026-12-09T12:00:00Z', 'No moon tonight: the sky belongs to the stars.'],
  ])('%s: the sky shows it while it is up, and a line above tells of it', async (...of) => {
    const [, time, sentence] = of;
    itIs(time);
    await openPage('/');
    expect(await within(hero()).findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    const across = () => Number(/A(0?\.?\d+) 1 0 0 \d 0-1$/.exec(litInSky() ?? '')?.[1]);
    // At the full moon the ellipse is as wide as the disc, at the quarter nearly a line. The new
    // moon sets before the evening, so it is not drawn.
    if (time.startsWith('2026-12-09')) expect(litInSky()).toBeUndefined();
    else if (time.startsWith('2026-12-17')) await waitFor(() => expect(across()).toBeLessThan(0.2));
    else expect(litInSky()).toMatch(/A(1\.000|0\.9\d\d) 1 0 0/);
  });

  test('after midnight the night is still last evening’s, and from four o’clock the next one', async () => {
    itIs('2026-12-24T20:59:00Z'); // 03:59 on the 25th
    const page = await openPage('/');
    expect(await within(hero()).findByText(/^Full moon tonight/)).toBeVisible();
    page.leave();
    itIs('2026-12-24T21:00:00Z');
    await openPage('/');
    expect(await within(hero()).findByText(/rises from the sea at 19:16/)).toBeVisible();
  });

  test('a picture of the house’s own has no moon but where staff have put one', async () => {
    itIs('2026-12-24T12:00:00Z');
    const own = (sky: string) => (content: HotelContent) => {
      content.images.push(storedImage({ path: 'hero/1-a.jpg', width: 1600, height: 900 }));
      content.sections.heroSection.sky = sky;
    };
    const page = await openPage('/', own(''));
    await within(hero()).findByText(/^Full moon/);
    expect(litInSky()).toBeUndefined();
    page.leave();
    await openPage('/', own('44 52'));
    await within(hero()).findByText(/^Full moon/);
    const at = (axis: string) =>
      hero().querySelector<HTMLElement>('.moon-sky')?.style.getPropertyValue(axis);
    await waitFor(() => expect([at('--x'), at('--y')]).toEqual(['0.44', '0.52']));
    expect(Number(at('--ratio'))).toBeCloseTo(16 / 9);
  });

  test('in the calendar a screen reader is told of full and new moons, and each night has its own', async () => {
    itIs('2026-12-05T12:00:00Z');
    const { user } = await openPage('/rooms/room-deluxe');
    answerReads({ 'rpc/room_availability': [], 'rpc/next_free_dates': [] });
    checkIn().focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const day = (date: string, more = '') =>
      within(panel()).findByRole('button', { name: formatDate(date) + more });
    expect((await day('2026-12-24', ', full moon')).querySelector('.moon-lit')).not.toBeNull();
    expect(await day('2026-12-09', ', new moon')).toBeEnabled();
    expect((await day('2026-12-17')).querySelector('.moon-lit')).not.toBeNull();
  });
});

describe('what staff say of it', () => {
  beforeEach(() => itIs('2026-12-24T12:00:00Z'));
  const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));

  test('over what it rises and in which words, previewed as it is tonight, or nothing at all', async () => {
    const sent = configPatches();
    const { user } = renderSignedIn(PATH.adminContact);
    await user.click(await screen.findByRole('tab', { name: words.title }));
    await user.selectOptions(screen.getByLabelText(words.labels.over), words.over.river);
    expect(preview().getByText(/It rises over the river at 18:08/)).toBeVisible();
    expect(preview().getByText(/100% of the moon is lit\. Its age is 15\.4 days/)).toBeVisible();
    await retype(user, screen.getByLabelText(new RegExp(`^${words.labels.full}`)), 'Look up');
    expect(preview().getByText('Look up')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(words.labels.over), words.over.off);
    expect(preview().getByText(words.nothing)).toBeVisible();
    await saveChanges(user);
    await findToast('Moon updated');
    expect(sent.map(({ key, value }) => [key, value])).toEqual([
      ['moon', { over: 'off', rising: '', full: 'Look up', dark: '' }],
    ]);
  });

  test('where it stands in a picture of their own, by pointer or with arrow keys', async () => {
    const sent = configPatches();
    const { user } = renderSignedIn(PATH.adminHero);
    const images = [storedImage()];
    server.use(contentAnswer({ ...storedContent(), images }));
    pictureCalls({ rows: images });
    const box = await screen.findByRole('checkbox', { name: heroEditorWords.labels.sky });
    await user.click(box);
    const across = screen.getByRole('slider', { name: heroEditorWords.skyPlace.fromLeft });
    expect(across).toHaveAttribute('step', '1');
    fireEvent.change(across, { target: { value: '44' } });
    expect(document.querySelector('.preview .moon-place')).toHaveStyle({ '--x': '0.44' });
    await saveChanges(user);
    await findToast('Hero section updated');
    expect(sent[0]?.value).toMatchObject({ sky: '44 30' });
  });

  test('the moon cannot be placed in a built-in picture, which defines its own place', async () => {
    renderSignedIn(PATH.adminHero);
    await screen.findByLabelText('Title');
    await screen.findAllByText(/^Full moon tonight/);
    expect(screen.queryByRole('checkbox', { name: heroEditorWords.labels.sky })).toBeNull();
  });
});

describe('the place', () => {
  const sentence = DEFAULT_CONTENT.sections.place.sentence;
  const map = () => screen.queryByRole('heading', { name: 'Getting here' });

  test('a picture with its sentence, the map, and how far places are', async () => {
    await openPage('/');
    const part = screen.getByRole('region', { name: sentence });
    expect(within(part).getByAltText(/^A table for two laid on the jetty/)).toBeInTheDocument();
    expect(map()).toBeVisible();
    expect(screen.getByText('10 minutes by tuk-tuk')).toBeVisible();
  });

  test('a hotel without distances has its map alone, and no empty list', async () => {
    await openPage('/', ({ sections }) => (sections.gettingHere.distances = []));
    expect(map()).toBeVisible();
    expect(document.querySelector('dl:empty')).toBeNull();
  });

  test('without a picture no sentence, and without a map nothing of how far it is', async () => {
    const page = await openPage('/', ({ sections }) => (sections.place.image = ''));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(map()).toBeVisible();
    page.leave();
    await openPage('/', ({ sections }) => (sections.gettingHere.map = ''));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(map()).toBeNull();
  });
});
