import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { press } from '../support/deeds';
import { configPatches, findToast, renderSignedIn, SEEN } from '../support/staff';

const { contactInfo, gettingHere, goodToKnow } = DEFAULT_CONTENT.sections;

async function openTab(name: string) {
  const app = renderSignedIn('/admin/contact');
  await app.user.click(await screen.findByRole('tab', { name }));
  return app;
}
const item = (number: number) => within(screen.getByRole('group', { name: `item ${number}` }));
const label = (number: number) => item(number).getByRole('textbox', { name: 'Label' });
const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('good to know: items are added, written, marked, moved and removed, and saved as one list', async () => {
  const sent = configPatches();
  const { user } = await openTab('Good to know');
  expect(label(1)).toHaveValue('Arrival and departure');
  await user.click(item(2).getByRole('button', { name: 'Move item 2 up' }));
  expect(label(1)).toHaveValue('Changes');
  expect(screen.getByText('Now item 1 of 7')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move item 1 up' })).toHaveFocus();
  await press(user, 'Remove item 7');
  expect(screen.getByRole('button', { name: 'Remove item 6' })).toHaveFocus();
  await user.click(item(1).getByRole('checkbox', { name: 'Also beside the price' }));
  await press(user, 'Add item');
  expect(label(7)).toHaveFocus();
  await user.keyboard('Pets');
  await user.type(item(7).getByRole('textbox', { name: 'Text' }), 'At home, please.');
  await user.click(item(7).getByRole('checkbox', { name: 'Also beside the price' }));
  expect(preview().getAllByText('At home, please.')).toHaveLength(2);
  await user.click(save());
  await findToast('Good to know updated', 'The rooms and the contact page now show your changes.');
  const [arrival, changes, ...others] = goodToKnow.items;
  expect(sent).toEqual([
    {
      key: 'goodToKnow',
      seen: SEEN,
      value: {
        items: [
          { ...changes, besidePrice: false },
          arrival,
          ...others.slice(0, -1),
          { label: 'Pets', text: 'At home, please.', besidePrice: true },
        ],
      },
    },
  ]);
});

test('good to know: a fourth item cannot stand beside the price', async () => {
  const { user } = await openTab('Good to know');
  const box = (number: number) =>
    item(number).getByRole('checkbox', { name: 'Also beside the price' });
  expect([1, 2, 3, 4].map((number) => box(number))).toSatisfy((boxes: HTMLInputElement[]) =>
    boxes.every(({ disabled }, index) => disabled === (index === 3)),
  );
  await user.click(box(1));
  expect(box(4)).toBeEnabled();
});

test('good to know: twelve items are the most', async () => {
  const { user } = await openTab('Good to know');
  const add = () => screen.queryByRole('button', { name: 'Add item' });
  for (let count = goodToKnow.items.length; count < 12; count += 1)
    await user.click(add() ?? document.body);
  expect(screen.getByRole('group', { name: 'item 12' })).toBeInTheDocument();
  expect(add()).toBeNull();
  expect(screen.getByText('There can be at most 12.')).toBeVisible();
});

test('good to know: an item without words is not sent, and says what it lacks', async () => {
  const sent = configPatches();
  const { user } = await openTab('Good to know');
  await user.clear(label(2));
  await user.click(save());
  expect(await screen.findByText('Please fill in this field')).toBeVisible();
  expect(label(2)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('good to know: what was typed is there again after the page was left without saving', async () => {
  const first = await openTab('Good to know');
  await first.user.clear(label(1));
  await first.user.type(label(1), 'Early and late');
  first.unmount();
  const { user } = await openTab('Good to know');
  expect(label(1)).toHaveValue('Early and late');
  await press(user, 'Discard');
  expect(label(1)).toHaveValue('Arrival and departure');
});

test('getting here: a link as people write it, and distances, are saved', async () => {
  const sent = configPatches();
  const { user } = await openTab('Getting here');
  const link = screen.getByLabelText(/^Link to a map/);
  await user.type(link, 'openstreetmap.org/house');
  await user.tab();
  expect(link).toHaveValue('https://openstreetmap.org/house');
  await press(user, 'Remove distance 1');
  await press(user, 'Add distance');
  await user.keyboard('Bus station');
  const added = within(screen.getByRole('group', { name: 'distance 5' }));
  await user.type(added.getByRole('textbox', { name: 'Distance' }), '20 minutes');
  expect(preview().getByText('Bus station')).toBeInTheDocument();
  await user.click(save());
  await findToast('Getting here updated', 'The contact page now shows your changes.');
  expect(sent[0]?.value).toEqual({
    ...gettingHere,
    mapLink: 'https://openstreetmap.org/house',
    distances: [...gettingHere.distances.slice(1), { place: 'Bus station', way: '20 minutes' }],
  });
});

test('[E-11] [C-07] contact: a number typed for WhatsApp becomes its link, another is told why not', async () => {
  const sent = configPatches();
  const { user } = await openTab('Contact details');
  const input = screen.getByLabelText(/^WhatsApp/, { selector: 'input' });
  await user.clear(input);
  await user.type(input, '12 345');
  await user.click(save());
  expect(await screen.findByText(/^Please enter a phone number with its country/)).toBeVisible();
  await user.clear(input);
  await user.type(input, '+855 12 345 678');
  await user.tab();
  expect(input).toHaveValue('https://wa.me/85512345678');
  await user.clear(screen.getByLabelText('Country code'));
  await user.type(screen.getByLabelText('Country code'), '66');
  await user.clear(input);
  await user.type(input, '081 234 5678');
  await user.tab();
  expect(input).toHaveValue('https://wa.me/66812345678');
  // Sent from within the field, which is completed all the same.
  const tiktok = screen.getByLabelText(/^TikTok/, { selector: 'input' });
  await user.type(tiktok, '@sunrise.garden{Enter}');
  await findToast('Contact information updated');
  expect(sent[0]?.value).toEqual({
    ...contactInfo,
    countryCode: '+66',
    whatsapp: 'https://wa.me/66812345678',
    tiktok: 'https://www.tiktok.com/@sunrise.garden',
  });
});

test('hotel facts: hours, free cancelling and amenities are saved as one section', async () => {
  const sent = configPatches();
  const { user } = await openTab('Hotel facts');
  const from = screen.getByLabelText('Check-in from');
  expect(from).toHaveValue('14:00');
  fireEvent.change(from, { target: { value: '13:30' } });
  fireEvent.change(screen.getByLabelText('Check-out until'), { target: { value: '' } });
  const free = screen.getByLabelText('Cancelling is free until');
  expect(free).toHaveDisplayValue('2 days before arrival');
  await user.selectOptions(free, 'Never free');
  await press(user, 'Add amenity');
  await user.keyboard('Hammock');
  expect(preview().getByText('Hammock')).toBeInTheDocument();
  // No page looks like this: it is read at its own size, not drawn smaller as a visitor's window is.
  expect(preview().getByText('13:30')).toBeVisible();
  expect(preview().queryByRole('button')).toBeNull();
  expect(preview().getByText('13:30').closest('[aria-hidden]')).toBeNull();
  await user.click(save());
  await findToast('Hotel facts updated');
  expect(sent[0]).toMatchObject({
    key: 'houseFacts',
    value: {
      checkIn: '13:30',
      checkOut: '',
      freeCancelDays: null,
      amenities: [{ name: 'Hammock' }],
    },
  });
  await user.selectOptions(free, '1 day before arrival');
  await user.click(save());
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.value).toMatchObject({ freeCancelDays: 1 });
});

test('getting here: a place copied from a map is where the map leads', async () => {
  const sent = configPatches();
  const { user } = await openTab('Getting here');
  const field = screen.getByLabelText(/^Coordinates/, { selector: 'input' });
  await user.type(field, 'Kep');
  await user.click(save());
  expect(await screen.findByText(/^Please enter two numbers/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '(10.48291234567,104.3167)');
  await user.tab();
  expect(field).toHaveValue('10.482912, 104.3167');
  expect(preview().getByRole('link', { hidden: true })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=10.482912%2C104.3167',
  );
  await user.click(save());
  await findToast('Getting here updated');
  expect(sent[0]?.value).toEqual({ ...gettingHere, coordinates: '10.482912, 104.3167' });
});

test('[G-23] site config: prices bear the sign and sizes the unit that is chosen', async () => {
  const sent = configPatches();
  const { user } = renderSignedIn('/admin/site-config');
  await user.selectOptions(await screen.findByLabelText('Prices in'), '€129 (EUR)');
  await user.selectOptions(screen.getByLabelText('Room sizes in'), 'm2');
  await user.click(save());
  await findToast('Configuration Updated');
  expect(sent[0]?.value).toMatchObject({ currencySign: '€', sizeUnit: 'm2' });
  await user.click(screen.getByRole('link', { name: 'Rooms' }));
  expect(await screen.findByRole('cell', { name: '€129' })).toBeVisible();
  await press(user, 'Edit Garden Standard');
  expect(await screen.findByLabelText('Price per night (€)')).toHaveValue(129);
});
