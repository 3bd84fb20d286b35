import { addDays, hotelToday } from '@/basics/time/dates';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, toHotelData } from '@/content/store/hotel-data';
import { visitorToasts } from '@/words/visitors';
import { bookNow, checkIn, email, panel } from '../../support/booking-panel';
import { expectOneToast, HTTP_FAULTS, type Fault } from '../../support/http-faults';
import { act, answerReads, answerWrites, contentAnswer, created } from '../../support/staff';
import { fireEvent, HttpResponse, renderApp, screen, server, session } from '../../support/staff';
import { SESSION_KEY, toastTitles, waitFor } from '../../support/staff';
import { openPage, advanceClock } from '../../support/site';

const PATIENCE_MS = 10_000;
const { title } = DEFAULT_CONTENT.sections.heroSection;
const PAGE = '/about';
const about = DEFAULT_CONTENT.sections.aboutSection;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The expected number of reads: three if a retry may help, one if the server refused the read. */
function triesOf({ kind, status, what }: Fault): number {
  // supabase-js reads `null` as "no error", so this fault counts as an invalid answer.
  return kind === 'none' || (status >= 500 && what !== '500 with null') ? 3 : 1;
}

function contentAnswers(reply: (asked: { request: Request }) => Response | Promise<Response>) {
  const asked = vi.fn(reply);
  answerReads({ 'rpc/site_content': asked });
  return asked;
}

describe('[F-12] the content, at a first visit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });

  test.each(HTTP_FAULTS)('answered with $what: the defaults, told once', async (fault) => {
    const asked = contentAnswers(fault.reply);
    const { leave, queryClient } = renderApp(PAGE);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await advanceClock(1000);
    await expectOneToast(visitorToasts.loadFailed);
    expect(await heading(about.title)).toBeVisible();
    expect(queryClient.isFetching()).toBe(0);
    expect(asked).toHaveBeenCalledTimes(triesOf(fault));
    expect(localStorage.getItem(HOTEL_DATA_KEY)).toBeNull(); // defaults are never kept
    leave();
  });

  test.each([
    ['never answered', () => new Promise<never>(() => undefined)],
    ['silent after the head', () => new Response(new ReadableStream())],
  ])('%s: the defaults, told once, after three waits of ten seconds', async (_what, reply) => {
    const asked = contentAnswers(reply);
    const { leave } = renderApp('/');
    for (const tries of [1, 2, 3]) {
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(tries));
      expect(toastTitles()).toEqual([]);
      await advanceClock(PATIENCE_MS + 1000);
    }
    await expectOneToast(visitorToasts.loadFailed);
    expect(await heading(title)).toBeVisible();
    leave();
  });
});

describe('[F-11] [F-15] the content, with what was kept from the last visit', () => {
  test.each(HTTP_FAULTS)('answered with $what: the cache stays, nothing is told', async (fault) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const kept = structuredClone(DEFAULT_CONTENT);
    kept.sections.aboutSection.title = 'Kept from the last visit';
    localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(toHotelData(kept, Date.now() - 60_000)));
    const asked = contentAnswers(fault.reply);
    const { leave, queryClient } = renderApp(PAGE);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await advanceClock(1000);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await heading('Kept from the last visit')).toBeVisible();
    await act(() => import('@/ui/ToastStack')); // there is nothing that a toast could wait for
    expect(toastTitles()).toEqual([]);
    leave();
  });
});

describe('the content comes back by itself', () => {
  test.each([
    ['the line is back', window, ['offline', 'online']],
    ['somebody looks at the page again', document, ['visibilitychange']],
  ])('[F-12] when %s, without loading the page again', async (_when, target, events) => {
    const asked = contentAnswers(() => HttpResponse.json({ message: 'planned' }, { status: 403 }));
    const { leave } = renderApp('/');
    await expectOneToast(visitorToasts.loadFailed);
    expect(asked).toHaveBeenCalledOnce();
    const stored = structuredClone(DEFAULT_CONTENT);
    stored.sections.heroSection.title = 'From the server';
    server.use(contentAnswer(stored));
    act(() => {
      for (const name of events) target.dispatchEvent(new Event(name, { bubbles: true }));
    });
    expect(await heading('From the server')).toBeVisible();
    leave();
  });

  test('[S-03] a session of staff that has run out does not reach a public page', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session(-3600)));
    const asked = contentAnswers(() => HttpResponse.json(DEFAULT_CONTENT));
    const { leave } = renderApp('/');
    expect(await heading(title)).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    // Sends no session, because refreshing one would be an unhandled request.
    expect(asked.mock.lastCall?.[0].request.headers.get('authorization')).toBeNull();
    leave();
  });
});

describe('[B-19] whether a room is free', () => {
  test.each(HTTP_FAULTS.filter(({ what }) => what !== '200 with no row'))(
    'answered with $what: nothing is said of it, and one can ask all the same',
    async (fault) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      const asked = vi.fn(fault.reply);
      answerReads({ 'rpc/room_availability': asked });
      const sent = answerWrites('post', 'reservations', created);
      const { queryClient } = await openPage('/rooms/room-deluxe');
      const before = panel().textContent;
      fireEvent.change(checkIn(), { target: { value: addDays(hotelToday(), 20) } });
      await waitFor(() => expect(asked).toHaveBeenCalled());
      await advanceClock(1000);
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(asked).toHaveBeenCalledTimes(triesOf(fault));
      expect(toastTitles()).toEqual([]);
      expect(panel()).not.toHaveTextContent(/full|taken|undefined|NaN/i);
      expect(before).not.toBe('');
      fireEvent.change(email(), { target: { value: 'dara@example.com' } });
      fireEvent.click(bookNow());
      await screen.findByText('Booking Initiated', { selector: '.toast-title' });
      expect(sent).toHaveLength(1);
    },
  );
});
