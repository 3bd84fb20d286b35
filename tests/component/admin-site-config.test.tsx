import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { allToastTitles, configPatches, CONTENT_VERSION, contentFailure } from '../support/staff';
import { findToast, fireEvent, renderSignedIn, retype, saveChanges } from '../support/staff';
import { screen, server, textsOf, waitFor } from '../support/staff';

const { contactInfo, hotelInfo, legal } = DEFAULT_CONTENT.sections;

async function openConfig() {
  const app = renderSignedIn('/admin/site-config');
  await screen.findByLabelText('Hotel name');
  return app;
}

const rootColour = (name: string) => document.documentElement.style.getPropertyValue(name);
const updated = (section: string) =>
  ['Configuration Updated', `${section} settings have been updated successfully.`] as const;

test('[F-01] [G-15] exactly two tabs, each with a preview', async () => {
  const { user } = await openConfig();
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Hotel Information', 'Contact Information']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Hotel Information');
  expect(screen.getByRole('region', { name: 'Live preview' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Contact Information' }));
  expect(screen.getByRole('tabpanel', { name: 'Contact Information' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Live preview' })).toBeVisible();
});

test('[F-01] the tabs follow the arrow keys, and what was typed survives a change of tab', async () => {
  const { user } = await openConfig();
  await retype(user, 'Hotel name', 'Half a na');
  await user.click(screen.getByRole('tab', { name: 'Hotel Information' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Contact Information' })).toHaveFocus();
  expect(screen.getByLabelText('Location')).toHaveValue(contactInfo.location);
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByLabelText('Hotel name')).toHaveValue('Half a na');
});

test('[F-02] [F-03] hotel information: name, logo, two colours; contact information: location, phone, e-mail, opening hours', async () => {
  const { user } = await openConfig();
  expect(screen.getByLabelText('Hotel name')).toHaveValue(hotelInfo.name);
  expect(screen.getByLabelText('Logo')).toHaveAttribute('type', 'file');
  expect(screen.getByLabelText('Primary colour')).toHaveValue('#006837');
  expect(screen.getByLabelText('Secondary colour')).toHaveValue('#c4a256');
  await user.click(screen.getByRole('tab', { name: 'Contact Information' }));
  expect(screen.getByLabelText('Location')).toHaveValue(contactInfo.location);
  expect(screen.getByLabelText('Support phone')).toHaveValue(contactInfo.phone);
  expect(screen.getByLabelText('Email')).toHaveValue(contactInfo.email);
  expect(screen.getByLabelText('Opening hours')).toHaveValue(contactInfo.openingHours);
});

test('[F-04] the colour picker gives hex colours', async () => {
  const sent = configPatches();
  const { user } = await openConfig();
  const typed = screen.getByLabelText('Primary colour', { selector: 'input' });
  fireEvent.input(screen.getByLabelText('Open picker: primary'), { target: { value: '#24305e' } });
  expect(typed).toHaveValue('#24305e');
  const [chip] = screen.getAllByRole('button', { name: '#5b2333' });
  await user.click(chip ?? typed);
  expect(typed).toHaveValue('#5b2333');
  expect(screen.getByLabelText('Open picker: primary')).toHaveValue('#5b2333');
  await saveChanges(user);
  await findToast('Configuration Updated');
  expect(sent[0]?.value['primaryColor']).toBe('#5b2333');
});

test('[F-05] what is no colour is not sent; a short one without its sign is completed', async () => {
  const sent = configPatches();
  const { user } = await openConfig();
  for (const typed of ['', 'red;background:url(x)']) {
    await retype(user, 'Primary colour', typed);
    await saveChanges(user);
    expect(await screen.findByText('Please enter a colour such as #006837')).toBeVisible();
  }
  expect(await allToastTitles()).toEqual([]);
  await retype(user, 'Primary colour', 'aBc');
  await saveChanges(user);
  await findToast('Configuration Updated');
  expect(sent.map(({ value }) => value['primaryColor'])).toEqual(['#aabbcc']);
});

test('[F-07] [F-10] [F-13] a saved tab says its name, and only its section changes', async () => {
  const sent = configPatches();
  const { user, queryClient } = await openConfig();
  await retype(user, 'Hotel name', 'Moon House');
  await saveChanges(user);
  await findToast(...updated('Hotel Information'));
  const value = { ...hotelInfo, name: 'Moon House' };
  expect(sent).toEqual([{ key: 'hotelInfo', seen: CONTENT_VERSION, value }]);
  expect(queryClient.getQueryData(['content'])).toMatchObject({
    sections: { hotelInfo: { name: 'Moon House' }, contactInfo, legal },
  });
});

test('[F-07] the contact tab has its own name in the toast', async () => {
  const sent = configPatches();
  const { user } = await openConfig();
  await user.click(screen.getByRole('tab', { name: 'Contact Information' }));
  await retype(user, 'Location', 'Kampot');
  await saveChanges(user);
  await findToast(...updated('Contact Information'));
  expect(sent.map(({ key }) => key)).toEqual(['contactInfo']);
});

test('the legal texts are a section of their own, saved with the hotel’s information', async () => {
  const sent = configPatches();
  const { user } = await openConfig();
  await retype(user, 'Terms', 'New terms');
  await saveChanges(user);
  await findToast('Configuration Updated');
  expect(sent).toEqual([
    { key: 'legal', seen: CONTENT_VERSION, value: { ...legal, terms: 'New terms' } },
  ]);
});

test('[F-12] a configuration that cannot be loaded: defaults to edit, and one destructive toast', async () => {
  renderSignedIn('/admin/site-config');
  server.use(contentFailure(403));
  const text = 'Failed to load site configuration. Using defaults.';
  const toast = await findToast('Configuration Error', text);
  expect(toast).toHaveClass('bad');
  expect(await screen.findByLabelText('Hotel name')).toHaveValue(hotelInfo.name);
  expect(await allToastTitles()).toEqual(['Configuration Error']);
});

test('[G-24] saved colours theme the whole site at once; while typing, only the preview', async () => {
  configPatches();
  const { user } = await openConfig();
  expect(rootColour('--brand')).toBe('#006837');
  await retype(user, 'Primary colour', '#5b2333');
  const scope = document.querySelector<HTMLElement>('.preview .brand-scope');
  expect(scope?.style.getPropertyValue('--brand')).toBe('#5b2333');
  expect(rootColour('--brand')).toBe('#006837');
  await saveChanges(user);
  await waitFor(() => expect(rootColour('--brand')).toBe('#5b2333'));
});

test('[G-27] the editor says how text on the colour and in the colour will read', async () => {
  const { user } = await openConfig();
  expect(screen.getByText('White on it, 6.9:1.')).toBeVisible();
  expect(screen.getByText('Darkened to #816b39 for text.')).toBeVisible();
  await retype(user, 'Primary colour', '#808080');
  const told = screen.getByText('White on it, 3.9:1.').closest('li');
  expect(told).toHaveTextContent('Hard to read on buttons.');
});
