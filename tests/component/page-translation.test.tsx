import { faultWords, receiptWords } from '@/words/visitors';
import { bookNow, checkIn, email, nights, summary } from '../support/booking-panel';
import { translatePage } from '../support/page-translator';
import { answerReads, answerWrites, delay, HttpResponse, openPage, screen } from '../support/site';
import { waitFor } from '../support/site';

let sent: Record<string, unknown>[];
const statuses: number[] = [];

beforeEach(() => {
  sent = answerWrites('post', 'reservations', async () => {
    await delay(50);
    return new HttpResponse(null, { status: statuses.shift() ?? 201 });
  });
  answerReads({ 'rpc/room_availability': [] });
});

const receipt = () => screen.findByRole('heading', { name: receiptWords.title });

test('a translated page says what changes in it, books once and shows the receipt', async () => {
  const { user } = await openPage('/rooms/room-standard');
  onTestFinished(translatePage());
  const before = summary();
  await user.selectOptions(nights(), '3');
  expect(summary().at(-1)).not.toBe(before.at(-1));
  await user.click(bookNow());
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Email is required'));
  await user.type(email(), 'guest@example.com');
  await user.click(bookNow());
  expect(await receipt()).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ nights: 3 })]);
  expect(screen.queryByText(faultWords.booking)).toBeNull();
});

test.each([
  ['stored, shows the receipt', [201]],
  ['not stored, sends the same request again', [500, 201]],
])('a panel whose nodes were removed keeps what was typed and, if it was %s', async (_, told) => {
  statuses.push(...told);
  const { user } = await openPage('/rooms/room-standard');
  await user.type(email(), 'guest@example.com');
  await user.type(checkIn(), '1/1/2031');
  await user.clear(checkIn());
  await user.selectOptions(nights(), '2');
  const old = bookNow();
  // Replaces an element as a browser's page translation does.
  old.firstElementChild?.replaceWith(old.textContent ?? '');
  await user.click(old);
  await waitFor(() => expect(vi.mocked(console.error)).toHaveBeenCalled());
  vi.mocked(console.error).mockClear();
  if (told.length > 1) {
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(bookNow()).not.toBe(old);
    expect(email()).toHaveValue('guest@example.com');
    expect(nights()).toHaveValue('2');
    await waitFor(async () => {
      await user.click(bookNow());
      expect(sent).toHaveLength(2);
    });
  }
  expect(await receipt()).toBeVisible();
  expect(screen.queryByText(faultWords.booking)).toBeNull();
  expect(sent).toHaveLength(told.length);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});
