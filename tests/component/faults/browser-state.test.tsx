import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, HOTEL_DATA_VERSION, toHotelData } from '@/content/store/hotel-data';
import { contentAnswer, reads, renderApp, renderStaffApp, screen } from '../../support/staff';
import { server, SESSION_KEY, toastTitles, waitFor } from '../../support/staff';

const { title } = DEFAULT_CONTENT.sections.heroSection;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function titled(name: string) {
  const content = structuredClone(DEFAULT_CONTENT);
  content.sections.heroSection.title = name;
  return content;
}

const whole = () => JSON.stringify(toHotelData(titled('Kept'), Date.now()));

const CORRUPT: [string, string][] = [
  ['half of it', whole().slice(0, 500)],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['an older version', JSON.stringify({ ...JSON.parse(whole()), version: HOTEL_DATA_VERSION - 1 })],
];

describe('[N-35] hotelData that is broken', () => {
  test.each(CORRUPT)('%s: set aside, and the page shows the server’s', async (_what, text) => {
    localStorage.setItem(HOTEL_DATA_KEY, text);
    server.use(contentAnswer(titled('From the server')));
    const { leave } = renderApp('/');
    expect(await heading('From the server')).toBeVisible();
    expect(localStorage.getItem(`${HOTEL_DATA_KEY}.corrupt`)).toBe(text);
    await waitFor(() => expect(localStorage.getItem(HOTEL_DATA_KEY)).toContain('From the server'));
    expect(toastTitles()).toEqual([]);
    leave();
  });
});

describe('[N-35] a session that is broken', () => {
  test.each(CORRUPT.slice(0, 3))('%s: the login page, without a toast', async (_what, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(SESSION_KEY, text);
    renderStaffApp('/admin/dashboard');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(toastTitles()).toEqual([]);
  });
});

describe('[N-34] storage that refuses', () => {
  test.each(['SecurityError', 'QuotaExceededError'])(
    '%s: the page opens all the same',
    async (name) => {
      const refuse = () => {
        throw new DOMException('planned', name);
      };
      for (const method of ['getItem', 'setItem', 'removeItem'] as const)
        vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
      server.use(contentAnswer(titled('From the server')));
      const { leave } = renderApp('/');
      expect(await heading('From the server')).toBeVisible();
      // What cannot be kept is given up without a word.
      await waitFor(() => expect(Storage.prototype.setItem).toHaveBeenCalled());
      expect(toastTitles()).toEqual([]);
      leave();
    },
  );
});

describe('[N-36] another tab', () => {
  /** What the other tab writes, as this one hears of it. */
  function hear(newValue: string | null): void {
    window.dispatchEvent(new StorageEvent('storage', { key: HOTEL_DATA_KEY, newValue }));
  }

  test('that writes what is broken changes nothing here', async () => {
    const { leave } = renderApp('/');
    await heading(title);
    for (const [, text] of CORRUPT) hear(text);
    hear(null);
    // Storage events are handled at once: the newer one shows that the broken ones have been.
    hear(JSON.stringify(toHotelData(titled('From the other tab'), Date.now() + 5000)));
    expect(await heading('From the other tab')).toBeVisible();
    leave();
  });
});

const MINUTE = 60_000;

describe('a clock that is wrong', () => {
  test.each([
    ['ten minutes behind', -10 * MINUTE],
    ['ten minutes ahead', 10 * MINUTE],
    ['a day behind', -1440 * MINUTE],
    ['a day ahead', 1440 * MINUTE],
  ])('%s: the page shows the server’s content, and keeps it', async (_what, offset) => {
    const kept = titled('Kept');
    localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(toHotelData(kept, Date.now())));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
    let asked = 0;
    reads({
      'rpc/site_content': () => {
        asked += 1;
        return titled('From the server');
      },
    });
    const { leave, queryClient } = renderApp('/');
    expect(await heading('From the server')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(asked).toBe(1);
    leave();
  });
});
