import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { configPatches, findToast, fireEvent, press, renderSignedIn } from '../support/staff';
import { retype, saveChanges, screen, CONTENT_VERSION, within } from '../support/staff';

const { aboutSection, aboutStory, contactInfo, footer } = DEFAULT_CONTENT.sections;
const { gettingHere, goodToKnow, luxuryExperience, pageTexts } = DEFAULT_CONTENT.sections;

async function open(path: string, field: string) {
  const app = renderSignedIn(path);
  return { ...app, input: await screen.findByLabelText(field) };
}

const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));

test('[E-04] [E-05] [G-14] luxury: title, description, two pictures, the public band as preview, saved under its own words', async () => {
  const sent = configPatches();
  const { user, input } = await open('/admin/luxury-experience', 'Title');
  expect(input).toHaveValue(luxuryExperience.title);
  expect(screen.getByLabelText('Description')).toHaveValue(luxuryExperience.description);
  expect(screen.getAllByLabelText(/^Picture \d$/)).toHaveLength(2);
  await retype(user, input, 'Slowly');
  expect(preview().getByText('Slowly').closest('section.lux')).not.toBeNull();
  await saveChanges(user);
  await findToast('Luxury experience section updated', 'The home page now shows your changes.');
  expect(sent).toEqual([
    {
      key: 'luxuryExperience',
      seen: CONTENT_VERSION,
      value: { ...luxuryExperience, title: 'Slowly' },
    },
  ]);
});

test('[E-06] [G-12] about: title, description, exactly four pictures, and the public page as preview', async () => {
  const { user, input } = await open('/admin/about', 'Title');
  expect(input).toHaveValue(aboutSection.title);
  expect(screen.getByLabelText('Description')).toHaveValue(aboutSection.description);
  expect(screen.getAllByLabelText(/^Picture \d$/)).toHaveLength(4);
  await retype(user, input, 'Our story');
  expect(preview().getByText('Our story')).toBeInTheDocument();
});

test('[E-11] [E-12] [G-13] [C-07] contact: shown where visitors meet it, an address completed, an emptied one stored as none, saved under its own words', async () => {
  const sent = configPatches();
  const { user, input } = await open('/admin/contact', 'Opening hours');
  expect(input).toHaveValue(contactInfo.openingHours);
  expect(screen.getByLabelText('Location')).toHaveValue(contactInfo.location);
  expect(screen.getByLabelText('Support phone')).toHaveValue(contactInfo.phone);
  await retype(user, input, 'Always');
  expect(preview().getAllByText('Always').length).toBeGreaterThan(0);
  const facebook = screen.getByLabelText(/^Facebook/, { selector: 'input' });
  await retype(user, facebook, 'facebook.com/chanrea');
  await user.tab();
  expect(facebook).toHaveValue('https://facebook.com/chanrea');
  await user.clear(screen.getByLabelText(/^YouTube/, { selector: 'input' }));
  await saveChanges(user);
  await findToast('Contact information updated', 'Every page now shows your changes.');
  const typed = { openingHours: 'Always', facebook: 'https://facebook.com/chanrea', youtube: '' };
  expect(sent).toEqual([
    { key: 'contactInfo', seen: CONTENT_VERSION, value: { ...contactInfo, ...typed } },
  ]);
});

test('[E-11] contact: what is none of its kind is not sent', async () => {
  const { user } = await open('/admin/contact', 'Location');
  for (const [label, text, error] of [
    ['Email', '', 'Email is required'],
    ['Email', 'nobody', 'Please enter a valid email'],
    ['Email', 'info@example.com', ''],
    ['Location', '  ', 'Please fill in this field'],
    ['Location', 'Kep', ''],
    [/^Instagram/, 'javascript:alert(1)', 'Please enter a web address that begins with https://'],
    [/^Instagram/, '', ''],
    [/^Facebook/, 'ftp://example.com', 'Please enter a web address that begins with https://'],
  ] as const) {
    const input = screen.getByLabelText(label, { selector: 'input' });
    await retype(user, input, text);
    if (!error) continue;
    await saveChanges(user);
    expect(await screen.findByText(error)).toBeVisible();
    expect(input).toHaveFocus();
  }
});

async function openTab(page: string, name: string) {
  const app = renderSignedIn(page);
  await app.user.click(await screen.findByRole('tab', { name }));
  return app;
}

test('short texts of pages without an editor are saved with their sections, and no other is sent', async () => {
  const sent = configPatches();
  const { user } = await openTab('/admin/site-config', 'Hotel Information');
  const lead = screen.getByLabelText('Home: above the rooms');
  await retype(user, lead, '{rooms} rooms by the river.');
  const foot = screen.getByLabelText('Bottom of every page');
  await retype(user, foot, 'A house by the river.');
  await saveChanges(user);
  await findToast('Configuration Updated');
  // The two sections are sent at the same time, so their order varies.
  const byKey = sent.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const blurb = 'A house by the river.';
  const roomsLead = '{rooms} rooms by the river.';
  expect(byKey).toEqual([
    { key: 'footer', seen: CONTENT_VERSION, value: { ...footer, blurb } },
    { key: 'pageTexts', seen: CONTENT_VERSION, value: { ...pageTexts, roomsLead } },
  ]);
});

test('About further down: paragraphs and services are written, and shown as visitors read them', async () => {
  const sent = configPatches();
  const { user } = await openTab('/admin/about', 'Days and services');
  const days = screen.getByLabelText('Text in paragraphs');
  await retype(user, days, 'One.\n\nTwo.');
  expect(preview().getByText('One.').tagName).toBe('P');
  expect(preview().getByText('Two.')).toBeInTheDocument();
  await press(user, 'Remove service 3');
  await saveChanges(user);
  await findToast('About section updated');
  const story = { days: 'One.\n\nTwo.', services: aboutStory.services.slice(0, 2) };
  expect(sent).toEqual([
    { key: 'aboutStory', seen: CONTENT_VERSION, value: { ...aboutStory, ...story } },
  ]);
});

const item = (number: number) => within(screen.getByRole('group', { name: `item ${number}` }));
const label = (number: number) => item(number).getByRole('textbox', { name: 'Label' });

test('good to know: items are added, written, marked, moved and removed, and saved as one list', async () => {
  const sent = configPatches();
  const { user } = await openTab('/admin/contact', 'Good to know');
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
  await saveChanges(user);
  await findToast('Good to know updated', 'The rooms and the contact page now show your changes.');
  const [arrival, changes, ...others] = goodToKnow.items;
  const items = [
    { ...changes, besidePrice: false },
    arrival,
    ...others.slice(0, -1),
    { label: 'Pets', text: 'At home, please.', besidePrice: true },
  ];
  expect(sent).toEqual([{ key: 'goodToKnow', seen: CONTENT_VERSION, value: { items } }]);
});

test('good to know: three stand beside the price, twelve are the most, and one without words is not sent', async () => {
  const sent = configPatches();
  const { user } = await openTab('/admin/contact', 'Good to know');
  const box = (number: number) =>
    item(number).getByRole('checkbox', { name: 'Also beside the price' });
  for (const number of [1, 2, 3]) expect(box(number)).toBeEnabled();
  expect(box(4)).toBeDisabled();
  await user.click(box(1));
  expect(box(4)).toBeEnabled();
  await user.clear(label(2));
  await saveChanges(user);
  expect(await screen.findByText('Please fill in this field')).toBeVisible();
  expect(label(2)).toHaveFocus();
  expect(sent).toEqual([]);
  const add = () => screen.queryByRole('button', { name: 'Add item' });
  for (let count = goodToKnow.items.length; count < 12; count += 1)
    await user.click(add() ?? document.body);
  expect(screen.getByRole('group', { name: 'item 12' })).toBeInTheDocument();
  expect(add()).toBeNull();
  expect(screen.getByText('There can be at most 12.')).toBeVisible();
});

test('getting here: a link as people write it, a place copied from a map, and distances are saved', async () => {
  const sent = configPatches();
  const { user } = await openTab('/admin/contact', 'Getting here');
  const place = screen.getByLabelText(/^Coordinates/, { selector: 'input' });
  await user.type(place, 'Kep');
  await saveChanges(user);
  expect(await screen.findByText(/^Please enter two numbers/)).toBeVisible();
  await retype(user, place, '(10.48291234567,104.3167)');
  await user.tab();
  expect(place).toHaveValue('10.482912, 104.3167');
  const map = preview().getByRole('link', { hidden: true });
  expect(map.getAttribute('href')).toContain('10.482912%2C104.3167');
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
  await saveChanges(user);
  await findToast('Getting here updated', 'The contact page now shows your changes.');
  expect(sent[0]?.value).toEqual({
    ...gettingHere,
    coordinates: '10.482912, 104.3167',
    mapLink: 'https://openstreetmap.org/house',
    distances: [...gettingHere.distances.slice(1), { place: 'Bus station', way: '20 minutes' }],
  });
});

test('[E-11] [C-07] contact: a number typed for WhatsApp becomes its link, another is told why not', async () => {
  const sent = configPatches();
  const { user } = await openTab('/admin/contact', 'Contact details');
  const input = screen.getByLabelText(/^WhatsApp/, { selector: 'input' });
  await retype(user, input, '12 345');
  await saveChanges(user);
  expect(await screen.findByText(/^Please enter a phone number with its country/)).toBeVisible();
  await retype(user, input, '+855 12 345 678');
  await user.tab();
  expect(input).toHaveValue('https://wa.me/85512345678');
  await retype(user, 'Country code', '66');
  await retype(user, input, '081 234 5678');
  await user.tab();
  expect(input).toHaveValue('https://wa.me/66812345678');
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
  const { user } = await openTab('/admin/contact', 'Hotel facts');
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
  expect(preview().getByText('13:30')).toBeVisible();
  expect(preview().queryByRole('button')).toBeNull();
  expect(preview().getByText('13:30').closest('[aria-hidden]')).toBeNull();
  await saveChanges(user);
  await findToast('Hotel facts updated');
  const hours = { checkIn: '13:30', checkOut: '', freeCancelDays: null };
  const value = { ...hours, amenities: [{ name: 'Hammock' }] };
  expect(sent[0]).toMatchObject({ key: 'houseFacts', value });
  await user.selectOptions(free, '1 day before arrival');
  await saveChanges(user);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.value).toMatchObject({ freeCancelDays: 1 });
});

test('[G-23] site config: prices bear the sign and sizes the unit that is chosen', async () => {
  const sent = configPatches();
  const { user } = renderSignedIn('/admin/site-config');
  await user.selectOptions(await screen.findByLabelText('Prices in'), '€129 (EUR)');
  await user.selectOptions(screen.getByLabelText('Room sizes in'), 'm2');
  await saveChanges(user);
  await findToast('Configuration Updated');
  expect(sent[0]?.value).toMatchObject({ currencySign: '€', sizeUnit: 'm2' });
  await user.click(screen.getByRole('link', { name: 'Rooms' }));
  expect(await screen.findByRole('cell', { name: '€129' })).toBeVisible();
  await press(user, 'Edit Garden Standard');
  expect(await screen.findByLabelText('Price per night (€)')).toHaveValue('129');
});
