import type { HotelContent } from '@/content/store/hotel-content';
import { ARRIVAL, UPCOMING_STAY, details, openStay } from '../support/open-stay';
import { contentAnswer, findToast, fireEvent, press, refusal, retype } from '../support/staff';
import { screen, answerWrites, storedContent, within, write } from '../support/staff';

const content = storedContent();
const [room] = content.rooms as [HotelContent['rooms'][number]];
const VERSION = '2026-11-20T17:15:28.781Z';
const SOLD = { per: 'guest_night' as const, position: 0, updatedAt: VERSION };
const BREAKFAST = { ...SOLD, id: 'breakfast', name: 'Breakfast', price: 8.5, most: 1 };
const AGREED = { id: 'transfer', name: 'Transfer', count: 1, per: 'stay', price: 15, amount: 15 };
const TRANSFER = { ...SOLD, id: 'transfer', name: 'Transfer', price: 20, most: 3 };
const PRICES = { ...content.prices, extras: [BREAKFAST, TRANSFER] };
const DAYS = { from: '2027-04-13', until: '2027-04-15' };
const LEAST = { code: 'least-nights', name: 'Khmer New Year', ...DAYS, nights: 3 };

type Asked = {
  nights: number;
  guests: number;
  extras?: { id: string; count: number }[];
  code?: string;
  own_price?: number;
};

/** Quotes $100 a night and $2 for each extra. One night breaks a rule, and one code is invalid. */
function quote({ nights, guests, extras = [], code, own_price: own }: Asked) {
  const price = nights * 100;
  const added = extras.map(({ id, count }) => ({ id, name: id, count, amount: count * 2 }));
  const sum = added.reduce((all, { amount }) => all + amount, 0);
  const small = guests > 4 ? { code: 'too-many-guests', capacity: 4 } : null;
  const rule = nights === 1 ? LEAST : small;
  return {
    nights: Array.from({ length: nights }, () => ({ night: null, amount: 100, period: null })),
    price,
    fee: price / 10,
    extras: added,
    total: price + price / 10 + sum,
    discount: 0,
    rule: code === 'SUN' ? { code: 'code-wrong' } : rule,
    ...(own !== undefined && { own: { price: own, fee: 8, total: own + 8 + sum } }),
  };
}

const dialog = () => within(screen.getByRole('dialog'));
const typed = (name: RegExp | string) => dialog().getByLabelText(name);
const total = (amount: string) =>
  dialog().findByText((text, element) => text === amount && element?.closest('.total') !== null);

async function addBooking() {
  const app = await openStay({}, contentAnswer({ ...content, prices: PRICES }));
  answerWrites('post', 'rpc/stay_quote', (asked: Asked) => quote(asked));
  answerWrites('post', 'rpc/change_quote', (asked: Asked) => quote(asked));
  const sent = answerWrites('post', 'reservations', []);
  await press(app.user, 'Add booking');
  await write(app.user, typed(/^Name/), 'Sok Dara');
  return { ...app, added: sent };
}

test('a booking is quoted; past a rule, and for another amount, one says why', async () => {
  const { user, added } = await addBooking();
  expect(await dialog().findByText(/Khmer New Year.*3 nights or more/)).toBeVisible();
  expect(await total('$110')).toBeVisible();
  await user.click(dialog().getByLabelText(/^Breakfast, \$8.50 per guest and night/));
  expect(await total('$112')).toBeVisible();
  await user.selectOptions(typed(/^Transfer/), '3');
  expect(await total('$118')).toBeVisible();
  await press(user, 'Another amount');
  await user.type(typed(/^Room, all nights/), '80.5');
  expect(await total('$96.50')).toBeVisible();
  expect(dialog().getByText(/^1 room, 1 night: \$96\.50/)).toBeVisible();
  const send = () => user.click(dialog().getByRole('button', { name: 'Add booking' }));
  await send();
  expect(await dialog().findByText('Please give a reason')).toBeVisible();
  await write(user, typed('Reason'), 'A regular');
  await send();
  expect(await dialog().findByText(/Please give a reason for the exception/)).toBeVisible();
  expect(added).toEqual([]);
  await write(user, typed(/^Reason for the exception/), 'Her family stays');
  await send();
  await expect.poll(() => added).toHaveLength(1);
  expect(added[0]).toMatchObject({
    extras: [
      { id: 'breakfast', count: 1 },
      { id: 'transfer', count: 3 },
    ],
    own_price: 80.5,
    price_reason: 'A regular',
    rule_reason: 'Her family stays',
  });
});

test('a code that is none is said beside its field and not sent', async () => {
  const { user, added } = await addBooking();
  await press(user, 'With a promo code');
  await user.type(typed(/^Promo code/), 'SUN');
  await user.tab();
  expect(await dialog().findByText('There is no such code.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Add booking' }));
  expect(typed(/^Promo code/)).toHaveFocus();
  expect(added).toEqual([]);
});

test('a code counts also where its field has not been left when the booking is saved', async () => {
  const { user, added } = await addBooking();
  await retype(user, typed('Nights'), '2');
  await press(user, 'With a promo code');
  await write(user, typed(/^Promo code/), ' MOON ');
  // Clicks without leaving the field, as scripts and assistive tools do.
  fireEvent.click(dialog().getByRole('button', { name: 'Add booking' }));
  await expect.poll(() => added).toMatchObject([{ promo_code: 'MOON' }]);
});

test('a code that the database refuses is what the refusal speaks of', async () => {
  const { user } = await addBooking();
  const quoted = quote({ nights: 2, guests: 2, code: 'SUN' });
  answerWrites('post', 'reservations', () => refusal('stay-rule', quoted));
  await retype(user, typed('Nights'), '2');
  await user.click(dialog().getByRole('button', { name: 'Add booking' }));
  await findToast(
    'Not saved',
    'The promo code cannot be used for this stay. Change it or remove it.',
  );
});

test('a change says what it will cost, adds extras and keeps why', async () => {
  const { user } = await openStay(
    { room_id: room.id, night_amounts: [90, 90, 90], nights: 3, guests: 2, extras: [AGREED] },
    contentAnswer({ ...content, prices: PRICES }),
  );
  const sent = answerWrites('patch', 'reservations', [{ ...UPCOMING_STAY, updated_at: VERSION }]);
  const asked = answerWrites('post', 'rpc/change_quote', (change: Asked) => quote(change));
  await user.click(details().getByRole('button', { name: 'Change stay' }));
  await retype(user, typed('Nights'), '4');
  expect(await total('$442')).toBeVisible();
  expect(typed('Transfer')).toHaveValue('1'); // no list price beside what was agreed
  await retype(user, typed('Guests'), '5');
  expect(await dialog().findByText('This room takes at most 4 guests.')).toBeVisible();
  expect(dialog().queryByText('$442')).toBeNull();
  await retype(user, typed('Guests'), '2');
  expect(await total('$442')).toBeVisible();
  await user.click(dialog().getByLabelText(/^Breakfast/));
  expect(await total('$444')).toBeVisible();
  const extras = ['transfer', 'breakfast'].map((id) => ({ id, count: 1 }));
  expect(asked.at(-1)).toMatchObject({ check_in: ARRIVAL, nights: 4, extras });
  await press(user, 'Another amount');
  await user.type(typed(/^Room, all nights/), '300');
  await write(user, typed('Reason'), 'As promised');
  await press(user, 'Save stay');
  await findToast('Stay saved');
  expect(sent).toEqual([{ nights: 4, extras, own_price: 300, price_reason: 'As promised' }]);
});

test('a stay says what was agreed for its nights, and why', async () => {
  await openStay({
    night_amounts: [90, 90, 120],
    discount: 30,
    promo_code: 'MOON',
    price_reason: 'A regular',
    rule_reason: 'Her family stays',
  });
  for (const said of [
    '2 × $90, 1 × $120',
    'agreed discount of $30',
    'code MOON',
    'agreed: A regular',
    'exception to the price rules: Her family stays',
  ])
    expect(details().getByText(said)).toBeVisible();
});
