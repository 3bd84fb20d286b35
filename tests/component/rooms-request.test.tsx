import { DEFAULT_CONTENT } from '@/content/store/defaults';
import type { HotelContent } from '@/content/store/hotel-content';
import { addDays, hotelToday } from '@/basics/time/dates';
import { requestReference } from '@/selling/booking/reference';
import { answerWrites, HttpResponse, openPage, refusal, screen, within } from '../support/site';

const [standard = '', , premier = ''] = DEFAULT_CONTENT.rooms.map(({ id }) => id);
const DAY = addDays(hotelToday(), 30);
const EMAIL = 'family@example.com';

type Sent = {
  booking: string;
  quoted_total: number;
  stays: {
    id: string;
    room_id: string;
    guests: number;
    children: number[];
    extras: { id: string; count: number }[];
  }[];
};
let totals: Record<string, number>;
let replies: (() => Response)[];
let sent: Sent[];

const form = () => within(screen.getByRole('region', { name: 'One request for all rooms' }));
const email = () => form().getByRole('textbox', { name: 'E-mail' });
const bar = (text: string) =>
  within(screen.getByRole('region', { name: 'Chosen rooms' })).findByText(text);
const row = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('li') ?? document.body);

async function openRooms(change?: (content: HotelContent) => void) {
  totals = { [standard]: 142, [premier]: 160 };
  replies = [];
  const rule = { code: 'too-many-guests', capacity: 2 };
  answerWrites('post', 'rpc/search_stays', {
    rooms: [standard, premier].map((room_id) => ({ room_id, left: 2, total: 1, rule })),
    together: [
      {
        total: 302,
        rooms: [
          { room_id: standard, guests: 2, children: [], total: 142 },
          { room_id: premier, guests: 3, children: [4], total: 160 },
        ],
      },
    ],
    split: null,
    near: [],
  });
  answerWrites<{ room_id: string }>('post', 'rpc/stay_quote', ({ room_id }) => {
    const total = totals[room_id] ?? 0;
    const nights = [{ night: DAY, amount: total, period: null }];
    return { nights, price: total, fee: 0, total, discount: 0, extras: [], rule: null };
  });
  sent = answerWrites<Sent>('post', 'rpc/request_booking', () => {
    const reply = replies.shift();
    return reply ? reply() : { stored: true };
  });
  const { user } = await openPage(`/rooms?arrive=${DAY}&nights=1&guests=5&children=4`, change);
  await screen.findByRole('button', { name: 'Choose these rooms' });
  return {
    user,
    choose: () => user.click(screen.getByRole('button', { name: 'Choose these rooms' })),
    book: () => user.click(form().getByRole('button', { name: 'Book Now' })),
  };
}

test('one press chooses the rooms of a proposal, and one form requests them once, also when sent again', async () => {
  const { user, choose, book } = await openRooms();
  await choose();
  await screen.findByRole('region', { name: 'Chosen rooms' });
  await bar('2 rooms, 5 guests, $302');
  await book();
  expect(await form().findByText('Email is required')).toBeVisible();
  await user.type(email(), EMAIL);
  replies = [() => HttpResponse.error()];
  await book();
  expect(await screen.findByText('Booking Failed')).toBeVisible();
  expect(email()).toHaveValue(EMAIL);
  await book();
  const receipt = within(await screen.findByRole('region', { name: 'Request received' }));
  const [first, again] = sent;
  expect(again).toEqual(first);
  expect(again).toMatchObject({
    check_in: DAY,
    nights: 1,
    email: EMAIL,
    quoted_total: 302,
    code: null,
    stays: [
      { id: again?.booking, room_id: standard, guests: 2, children: [] },
      { room_id: premier, guests: 3, children: [4] },
    ],
  });
  expect(receipt.getByText(requestReference(again?.booking ?? ''))).toBeVisible();
  expect(receipt.getByText('$302')).toBeVisible();
  expect(receipt.getByText('Moonrise Premier').closest('div')).toHaveTextContent(
    '2 adults, 1 child (4)',
  );
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(EMAIL);
});

test('a new price and a deleted room are told, and nothing typed is lost', async () => {
  const { user, choose, book } = await openRooms();
  await choose();
  await screen.findByRole('region', { name: 'Chosen rooms' });
  await bar('2 rooms, 5 guests, $302');
  await user.type(email(), EMAIL);
  replies = [
    () => refusal('price-changed', { total: 312, stays: [] }, 409),
    () => refusal('room-gone', { id: 'x', place: 2 }),
  ];
  totals = { ...totals, [premier]: 170 };
  await book();
  expect(await form().findByText(/^The price is now \$312\. Press Book Now/)).toBeVisible();
  await book();
  expect(await form().findByText(/^Moonrise Premier: This room is no longer/)).toBeVisible();
  await user.click(form().getByRole('button', { name: 'Take out Moonrise Premier' }));
  await bar('1 room, 2 guests, $142');
  expect(form().getByText('Not in any room yet: 3 guests.')).toBeVisible();
  expect(email()).toHaveValue(EMAIL);
  await book();
  await screen.findByRole('region', { name: 'Request received' });
  expect(sent.map((one) => [one.quoted_total, one.stays.length])).toEqual([
    [302, 2],
    [312, 2],
    [142, 1],
  ]);
  expect(sent[1]?.booking).toBe(sent[0]?.booking);
  expect(sent[2]?.booking).not.toBe(sent[0]?.booking);
});

test('rooms chosen one by one share the party, and can be taken out one by one', async () => {
  const { user } = await openRooms();
  await user.click(screen.getByRole('button', { name: 'Choose Garden Standard' }));
  await screen.findByRole('region', { name: 'Chosen rooms' });
  await bar('1 room, 2 guests, $142');
  await user.click(row('Garden Standard').getByRole('button', { name: 'One more of these' }));
  await bar('2 rooms, 4 guests, $284');
  const takeOut = row('Garden Standard').getByRole('button', { name: 'Take out Garden Standard' });
  await user.click(takeOut);
  await bar('1 room, 2 guests, $142');
  await user.click(screen.getByRole('button', { name: 'Choose Moonrise Premier' }));
  await bar('2 rooms, 5 guests, $302');
  await user.click(takeOut);
  await bar('1 room, 3 guests, $160');
});

test('each room has extras of its own, with their number', async () => {
  const kayak = { id: 'kayak', name: 'Kayak', price: 25, per: 'stay' as const, most: 3 };
  const { user, choose, book } = await openRooms(({ prices }) => {
    prices.extras = [{ ...kayak, position: 0, updatedAt: '' }];
  });
  await choose();
  await screen.findByRole('region', { name: 'Chosen rooms' });
  await bar('2 rooms, 5 guests, $302');
  const room = within(form().getByRole('group', { name: 'Moonrise Premier' }));
  await user.click(room.getByText('Add to your stay'));
  await user.click(room.getByRole('checkbox', { name: 'Kayak $25 per stay' }));
  await user.selectOptions(room.getByRole('combobox', { name: 'How many: Kayak' }), '2');
  await user.type(email(), EMAIL);
  await book();
  await screen.findByRole('region', { name: 'Request received' });
  expect(sent[0]?.stays.map(({ extras }) => extras)).toEqual([[], [{ id: 'kayak', count: 2 }]]);
});
