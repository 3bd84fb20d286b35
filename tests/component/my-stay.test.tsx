import type { GuestStay } from '@/guests/my-stay/guest-stay';
import { HOTEL_DATA_KEY } from '@/content/store/hotel-data';
import { stayPath } from '@/guests/my-stay/guest-key';
import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { numericDate } from '@/basics/time/numeric-date';
import { stayPageWords } from '@/words/visitors';
import { definitionsOf, fireEvent, HttpResponse, openPage, refusal, screen } from '../support/site';
import { answerWrites, requestsSettled, textsOf, waitFor, within, write } from '../support/site';

const KEY = '0123456789abcdef0123456789abcdef01234567';
const ARRIVAL = addDays(hotelToday(), 30);
const LATER = addDays(ARRIVAL, 7);

const STAY: GuestStay = {
  reference: '1234567890',
  roomId: 'room-premier',
  roomName: 'Moonrise Premier',
  roomNames: {},
  capacity: 3,
  checkIn: ARRIVAL,
  checkOut: addDays(ARRIVAL, 3),
  nights: 3,
  guests: 2,
  children: [],
  price: 747,
  fee: 75,
  charges: [],
  discount: 0,
  extras: [],
  total: 822,
  status: 'confirmed',
  isOpen: true,
  linkEnds: addDays(ARRIVAL, 17),
  updatedAt: '2026-11-20T10:00:00+00:00',
  change: null,
  rooms: [],
};
const ASKED = {
  checkIn: LATER,
  nights: null,
  guests: 1,
  children: null,
  message: 'We come later.',
  status: 'asked' as const,
  answer: '',
};

const sent: [name: string, body: unknown][] = [];

function answer(name: string, value: unknown): void {
  answerWrites('post', `rpc/${name}`, (body: unknown) => {
    sent.push([name, body]);
    return value instanceof Response ? value.clone() : HttpResponse.json(value as object);
  });
}
const open = (stay: Partial<GuestStay> = {}) => {
  answer('guest_stay', { ...STAY, ...stay });
  return openPage(stayPath(KEY));
};
const openConfirmed = async (stay: Partial<GuestStay> = {}) => {
  const page = await open(stay);
  await title('Your stay is confirmed');
  return page;
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = () => within(screen.getByRole('region', { name: 'Moonrise Premier' }));
const button = (name: string) => screen.getByRole('button', { name });

let quoted: unknown[];
beforeEach(() => {
  sent.splice(0);
  quoted = answerWrites('post', 'rpc/quote_change', () => ({ total: 548 }));
});

describe('what stands there', () => {
  test('the stay with its days, the hours of the house, price and reference, and how to reach the house', async () => {
    await openConfirmed();
    expect(definitionsOf(card())).toEqual({
      Reference: '28T5-CY4G',
      Arrival: `${formatDate(ARRIVAL)} from 14:00`,
      Departure: `${formatDate(addDays(ARRIVAL, 3))} until 12:00`,
      Stay: '3 nights, 2 guests',
      'Room price': '$747',
      'Service fee (10%)': '$75',
      Total: '$822',
    });
    expect(screen.getByRole('heading', { name: 'Good to know' })).toBeVisible();
    const reach = within(screen.getByRole('region', { name: 'How to reach us' }));
    expect(reach.getByRole('link', { name: '+855 00 555 0142' })).toBeVisible();
    const ends = new RegExp(`It expires on ${formatDate(STAY.linkEnds)}`);
    expect(screen.getByText(ends)).toBeVisible();
  });

  test('which of its nights has the full moon, where the house tells of it', async () => {
    const stay = { checkIn: '2026-12-23', checkOut: '2026-12-26' };
    const page = await open(stay);
    expect(await screen.findByText('On your second night the moon is full.')).toBeVisible();
    page.leave();
    answer('guest_stay', { ...STAY, ...stay });
    await openPage(stayPath(KEY), ({ sections }) => (sections.moon.over = 'off'));
    await screen.findByRole('heading', { name: 'Good to know' });
    await requestsSettled();
    expect(screen.queryByText(/the moon is full/)).toBeNull();
  });

  test.each([
    ['pending', 'Request received'],
    ['confirmed', 'Confirmed'],
    ['here', 'Your stay'],
    ['declined', undefined],
    ['cancelled', undefined],
    ['past', undefined],
  ] as const)('%s is said in the words of a guest', async (status, step) => {
    await open({ status, isOpen: status === 'pending' || status === 'confirmed' });
    expect(await title(stayPageWords.heads[status].title)).toBeVisible();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe(step);
    // The hours of arrival and departure are shown until the guest has left.
    expect(screen.queryAllByText('until 12:00')).toHaveLength(step ? 1 : 0);
    const mayAsk = screen.queryByRole('button', { name: 'Ask for a change' }) !== null;
    expect(mayAsk).toBe(status === 'pending' || status === 'confirmed');
  });

  test('on the day of arrival it says whom to call instead', async () => {
    await open({ isOpen: false });
    expect(await screen.findByText(/too late to change or cancel this here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel this stay' })).toBeNull();
  });

  test('is found by no search engine, tells no other site, and is kept nowhere', async () => {
    await openConfirmed();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('[rel=canonical]')).toBeNull();
    expect(sent).toEqual([['guest_stay', { key: KEY }]]);
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(kept).toContain(HOTEL_DATA_KEY);
    expect(kept).not.toContain(KEY);
    expect(kept).not.toContain(STAY.reference);
  });
});

describe('a link that opens nothing', () => {
  test('is one sentence, and how to reach the house, whatever the reason', async () => {
    answer('guest_stay', null);
    await openPage(stayPath(KEY));
    expect(await title('No stay belongs to this link')).toBeVisible();
    expect(screen.getByText(stayPageWords.unknownText(14))).toBeVisible();
    expect(screen.getByRole('region', { name: 'How to reach us' })).toBeVisible();
  });

  test.each(['x', KEY.toUpperCase().replace('0', 'G'), `${KEY}0`, '%F0%9F%8C%99'])(
    'the server is not asked about %s, which is no key',
    async (key) => {
      answer('guest_stay', STAY);
      await openPage(`/stay/${key}`);
      expect(await title('No stay belongs to this link')).toBeVisible();
      await requestsSettled();
      expect(sent).toEqual([]);
    },
  );

  test('that was replaced says so, without anything of the stay, also under an open page', async () => {
    answer('guest_stay', { replaced: true });
    await openPage(stayPath(KEY));
    expect(await title('This link has been replaced')).toBeVisible();
    expect(screen.getByRole('region', { name: 'How to reach us' })).toBeVisible();
    expect(document.querySelector('main')?.textContent).not.toMatch(/Moonrise|nights|\$/);
  });

  test('after too many the page says that it cannot be shown now', async () => {
    answer('guest_stay', refusal('busy-network', undefined, 429));
    await openPage(stayPath(KEY));
    expect(await title('Your stay cannot be shown right now')).toBeVisible();
    expect(screen.getByText(/wait ten minutes/)).toBeVisible();
  });
});

test('without a line it says so, and asks again when told to', async () => {
  answer('guest_stay', HttpResponse.error());
  const { user } = await openPage(stayPath(KEY));
  await title('Your stay cannot be shown right now');
  answer('guest_stay', STAY);
  await user.click(button('Try again'));
  expect(await title('Your stay is confirmed')).toBeVisible();
});

describe('asking for a change', () => {
  const date = () => screen.getByLabelText('Arrival');

  test('sends what is wanted, and says that it waits', async () => {
    const { user } = await openConfirmed();
    await user.click(button('Ask for a change'));
    expect(screen.getByRole('heading', { name: 'Ask for a change' })).toHaveFocus();
    expect(date()).toHaveValue(numericDate(ARRIVAL));
    fireEvent.change(date(), { target: { value: LATER } });
    await user.selectOptions(screen.getByLabelText('Guests'), '1');
    expect(await screen.findByText('Total after the change: $548 (now $822)')).toBeVisible();
    const asked = { key: KEY, arrival: LATER, for_nights: 3, for_guests: 1 };
    await waitFor(() => expect(quoted).toContainEqual(asked));
    await write(user, screen.getByLabelText(/Message to us/), 'We come later.');
    answer('ask_change', { ...STAY, change: ASKED });
    await user.click(button('Send request'));
    const notice = within(await screen.findByRole('region', { name: 'You asked for a change' }));
    expect(notice.getByText(formatDate(LATER))).toBeVisible();
    expect(notice.getByText('“We come later.”')).toBeVisible();
    expect(screen.getByText('We have received it and will reply soon.')).toHaveFocus();
    expect(card().getByText(formatDate(ARRIVAL))).toBeVisible();
    expect(sent.at(-1)).toEqual(['ask_change', { ...asked, words: 'We come later.' }]);
    await user.click(button('Ask for something else'));
    expect(date()).toHaveValue(numericDate(LATER));
  });

  test('ages of children are changed where they have prices, and need an adult', async () => {
    answer('guest_stay', { ...STAY, children: [4] });
    const { user } = await openPage(stayPath(KEY), ({ prices }) => {
      prices.bands = [{ id: 'small', untilAge: 3, price: 0, takesPlace: false, updatedAt: '' }];
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    const ages = screen.getByLabelText('Ages of children');
    expect(ages).toHaveValue('4');
    fireEvent.change(ages, { target: { value: '4, 9' } });
    await user.click(button('Send request'));
    expect(screen.getByText('At least one guest of each room must be an adult.')).toBeVisible();
    expect(ages).toHaveFocus();
    expect(quoted).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Guests'), '3');
    const asked = { arrival: ARRIVAL, for_nights: 3, for_guests: 3, children: [4, 9] };
    await waitFor(() => expect(quoted).toEqual([{ key: KEY, ...asked }]));
    const change = { ...ASKED, checkIn: null, guests: 3, children: [4, 9] };
    answer('ask_change', { ...STAY, children: [4], change });
    await user.click(button('Send request'));
    const notice = within(await screen.findByRole('region', { name: 'You asked for a change' }));
    expect(notice.getByText('1 adult, 2 children (4, 9)')).toBeVisible();
    expect(sent.at(-1)).toEqual(['ask_change', { key: KEY, ...asked, words: '' }]);
  });

  test('stands there also where a read that began before is answered after it', async () => {
    const { user } = await openConfirmed();
    const reading = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    answerWrites('post', 'rpc/guest_stay', async () => {
      begun.resolve();
      await reading.promise;
      return STAY;
    });
    window.dispatchEvent(new Event('visibilitychange'));
    await begun.promise;
    await user.click(button('Ask for a change'));
    await write(user, screen.getByLabelText(/Message to us/), 'We come later.');
    answer('ask_change', { ...STAY, change: ASKED });
    await user.click(button('Send request'));
    await screen.findByRole('region', { name: 'You asked for a change' });
    reading.resolve();
    await requestsSettled();
    expect(screen.getByRole('region', { name: 'You asked for a change' })).toBeVisible();
  });

  test('nights that are full: the sentence, and the days that are free, one press away', async () => {
    const { user } = await openConfirmed();
    await user.click(button('Ask for a change'));
    fireEvent.change(date(), { target: { value: LATER } });
    const facts = { nights: [LATER], free: [addDays(LATER, 2)] };
    answer('ask_change', refusal('change-nights-full', facts, 409));
    await user.click(button('Send request'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The room is full on some of these nights.',
    );
    await user.click(button(formatDate(addDays(LATER, 2))));
    expect(date()).toHaveValue(numericDate(addDays(LATER, 2)));
  });

  test('a date that is none is not sent: 31 February', async () => {
    const { user } = await openConfirmed();
    await user.click(button('Ask for a change'));
    fireEvent.change(date(), { target: { value: '31/02/2027' } });
    await user.click(button('Send request'));
    expect(date()).toHaveFocus();
    expect(date()).toBeInvalid();
    expect(screen.getByText('Please enter a valid date')).toBeVisible();
    expect(sent.map(([name]) => name)).toEqual(['guest_stay']);
  });

  test('what does not arrive is still there, and stays when the form is closed', async () => {
    const { user } = await openConfirmed();
    await user.click(button('Ask for a change'));
    await write(user, screen.getByLabelText(/Message to us/), 'A cot, please.');
    answer('ask_change', HttpResponse.error());
    await user.click(button('Send request'));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here');
    await user.click(button('Close'));
    expect(button('Ask for a change')).toHaveFocus();
    await user.click(button('Ask for a change'));
    expect(screen.getByLabelText(/Message to us/)).toHaveValue('A cot, please.');
  });

  test.each([
    ['accepted', 'We have agreed to your change', 'With pleasure.'],
    ['declined', 'We could not make your change', 'We are full.'],
  ] as const)('what was %s is said with the house’s own words', async (status, heading, words) => {
    await open({ change: { ...ASKED, message: '', status, answer: words } });
    const notice = within(await screen.findByRole('region', { name: heading }));
    expect(notice.getByText(new RegExp(words))).toBeVisible();
  });
});

describe('cancelling', () => {
  const CANCELLED = { ...STAY, status: 'cancelled', isOpen: false };

  test('is asked once more, and done', async () => {
    const { user } = await openConfirmed();
    await user.click(button('Cancel this stay'));
    expect(screen.getByRole('heading', { name: 'Cancel this stay?' })).toHaveFocus();
    await user.click(button('Keep it'));
    expect(button('Cancel this stay')).toHaveFocus();
    await user.click(button('Cancel this stay'));
    answer('cancel_stay', { ...CANCELLED, wasCancelled: false });
    await user.click(button('Yes, cancel it'));
    expect(await title('This stay is cancelled')).toBeVisible();
    await waitFor(() => expect(screen.getByText('The stay is cancelled.')).toHaveFocus());
    expect(sent.at(-1)).toEqual(['cancel_stay', { key: KEY }]);
  });

  test('a stay that is cancelled already is said to be so', async () => {
    const { user } = await openConfirmed();
    await user.click(button('Cancel this stay'));
    answer('cancel_stay', { ...CANCELLED, wasCancelled: true });
    await user.click(button('Yes, cancel it'));
    expect(await screen.findByText('This stay was cancelled already.')).toBeVisible();
  });

  const tooLate = refusal('stay-closed');
  test.each([
    ['is refused', tooLate, 'It is too late to change or cancel this here. Please call us.'],
    ['does not arrive', HttpResponse.error(), 'That did not reach us. Please try again, or call'],
  ])('what %s says so, and nothing is said to be cancelled', async (_what, reply, sentence) => {
    const { user } = await openConfirmed();
    await user.click(button('Cancel this stay'));
    answer('cancel_stay', reply);
    await user.click(button('Yes, cancel it'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your stay is confirmed');
  });
});

test('the calendar file has the stay, and not the secret of its page', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:stay';
  });
  const { user } = await openConfirmed();
  await user.click(button('Add to calendar'));
  const text = await files[0]?.text();
  expect(text).toContain(`DTSTART;VALUE=DATE:${ARRIVAL.replaceAll('-', '')}`);
  expect(text).toContain('28T5-CY4G');
  expect(text?.replaceAll('\r\n ', '')).toContain('Arrival from 14:00\\nDeparture until 12:00\\n');
  expect(text).not.toContain(KEY);
});

describe('rooms that were booked together', () => {
  const room = {
    isThis: true,
    roomName: 'Moonrise Premier',
    roomNames: {},
    checkIn: ARRIVAL,
    nights: 3,
    guests: 2,
    children: [],
    total: 822,
    status: 'confirmed' as const,
    isOpen: true,
  };
  const other = { ...room, isThis: false, roomName: 'Garden Standard', total: 425.5 };
  const gone = { ...other, isOpen: false };
  const [cancelled, declined] = ['cancelled' as const, 'declined' as const];
  const rooms = [room, other, { ...gone, status: cancelled }, { ...gone, status: declined }];

  test('stand on the page of each, with what they cost in all', async () => {
    await openConfirmed({ rooms });
    const list = within(screen.getByRole('region', { name: 'All rooms of your booking' }));
    expect(textsOf(list.getAllByRole('listitem'))).toEqual([
      `Moonrise Premier3 nights, 2 guests · from ${formatDate(ARRIVAL)} · shown aboveConfirmed$822`,
      `Garden Standard3 nights, 2 guests · from ${formatDate(ARRIVAL)}Confirmed$425.50`,
      `Garden Standard3 nights, 2 guests · from ${formatDate(ARRIVAL)}Cancelled$425.50`,
      `Garden Standard3 nights, 2 guests · from ${formatDate(ARRIVAL)}Not available$425.50`,
    ]);
    expect(list.getByText('$1,247.50')).toBeVisible();
  });

  test.each([
    ['Only Moonrise Premier', { key: KEY }],
    ['Cancel all rooms', { key: KEY, what: 'booking' }],
  ])('are cancelled one or all: %s', async (choice, body) => {
    await openConfirmed({ rooms });
    const gone = { status: 'cancelled', isOpen: false, wasCancelled: false };
    answer('cancel_stay', { ...STAY, rooms, ...gone });
    fireEvent.click(button('Cancel this stay'));
    fireEvent.click(button(choice));
    await title('This stay is cancelled');
    expect(sent.at(-1)).toEqual(['cancel_stay', body]);
  });

  test('can still be cancelled from the page of one that is', async () => {
    open({ rooms: [{ ...room, isOpen: false }, other], status: 'cancelled', isOpen: false });
    await title('This stay is cancelled');
    fireEvent.click(button('Cancel all rooms'));
    expect(button('Cancel all rooms')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Only Moonrise Premier' })).toBeNull();
  });

  test('are shown, changed and cancelled from one link', async () => {
    const placed = (shown: 1 | 2) => [
      { ...room, place: 1, isThis: shown === 1 },
      { ...other, place: 2, isThis: shown === 2 },
    ];
    await openConfirmed({ rooms: placed(1) });
    const second = { ...STAY, roomName: 'Garden Standard', rooms: placed(2) };
    answer('guest_stay', second);
    fireEvent.click(button('Show Garden Standard'));
    await screen.findByRole('region', { name: 'Garden Standard' });
    expect(sent.at(-1)).toEqual(['guest_stay', { key: KEY, place: 2 }]);
    answer('cancel_stay', { ...second, status: 'cancelled', isOpen: false, wasCancelled: false });
    fireEvent.click(button('Cancel this stay'));
    fireEvent.click(button('Only Garden Standard'));
    await title('This stay is cancelled');
    expect(sent.at(-1)).toEqual(['cancel_stay', { key: KEY, place: 2 }]);
  });

  test('are changed one at a time: the form names it and its guests, also more than it now holds', async () => {
    await openConfirmed({ rooms, guests: 4 });
    fireEvent.click(button('Ask for a change'));
    expect(screen.getByText(/^This is about Moonrise Premier\./)).toBeVisible();
    expect(screen.getByLabelText('Guests')).toHaveValue('4');
  });
});
