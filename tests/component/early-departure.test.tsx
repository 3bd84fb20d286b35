import { addDays, hotelToday } from '@/basics/time/dates';
import { openStay } from '../support/open-stay';
import { findToast, press, retype, screen, answerWrites, within } from '../support/staff';

const GUEST = {
  status: 'checked_in',
  nights: 5,
  check_in: addDays(hotelToday(), -2),
  check_out: addDays(hotelToday(), 3),
  price: '500.00',
  fee: '50.00',
  total: '550.00',
};

type Asked = { nights: number; charged: string; own_price?: number };

function quote({ nights, charged, own_price }: Asked) {
  const sums = (price: number) => ({
    price,
    fee: price / 10,
    total: price + price / 10 + nights * 10,
  });
  return {
    nights: [],
    ...sums(charged === 'whole' ? 500 : nights * 100),
    extras: [{ id: 'breakfast', name: 'Breakfast', count: 1, amount: nights * 10 }],
    discount: 0,
    rule: null,
    ...(own_price !== undefined && { own: sums(own_price) }),
  };
}

test('checking out before the booked day asks what is charged, with the sums', async () => {
  answerWrites('post', 'rpc/change_quote', quote);
  const { user, sent } = await openStay(GUEST);
  await press(user, 'Check out');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leaves early' }));
  expect(dialog.getByRole('radio', { name: /The nights stayed: 2 nights/ })).toBeChecked();
  expect(await dialog.findByText('$200, $20 service fee and $20 extras, $240')).toBeVisible();
  expect(await dialog.findByText('$500, $50 service fee and $20 extras, $570')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /Another amount/ }));
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  expect(await dialog.findByText('Please enter an amount')).toBeVisible();
  await user.type(dialog.getByLabelText('Room price ($)'), '350');
  expect(await dialog.findByText('$350, $35 service fee and $20 extras, $405')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  await findToast('Reservation: checked out');
  expect(sent).toEqual([{ status: 'checked_out', nights: 2, charged: 'amount', price: 350 }]);
});

test('a shorter stay that has begun asks in its form; a longer one does not', async () => {
  answerWrites('post', 'rpc/change_quote', quote);
  const { user, sent } = await openStay(GUEST);
  await press(user, 'Change stay');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change stay' }));
  const nights = dialog.getByLabelText('Nights');
  await retype(user, nights, '60');
  expect(dialog.queryByText('What should be charged?')).toBeNull();
  await retype(user, nights, '3');
  await user.click(await dialog.findByRole('radio', { name: /The whole stay: 5 nights/ }));
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  await findToast('Stay saved');
  expect(sent).toMatchObject([{ nights: 3, charged: 'whole' }]);
});
