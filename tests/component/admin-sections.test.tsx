import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { retype, saveChanges } from '../support/deeds';
import { configPatches, findToast, renderSignedIn, SEEN } from '../support/staff';

const { aboutSection, contactInfo, luxuryExperience } = DEFAULT_CONTENT.sections;

async function open(path: string, field: string) {
  const app = renderSignedIn(path);
  return { ...app, input: await screen.findByLabelText(field) };
}

const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('[E-04] [G-14] luxury: title, description, two pictures, and the public band as preview', async () => {
  const { user, input } = await open('/admin/luxury-experience', 'Title');
  expect(input).toHaveValue(luxuryExperience.title);
  expect(screen.getByLabelText('Description')).toHaveValue(luxuryExperience.description);
  expect(screen.getAllByLabelText(/^Picture \d$/)).toHaveLength(2);
  await user.clear(input);
  await user.type(input, 'Slowly');
  expect(preview().getByText('Slowly').closest('section.lux')).not.toBeNull();
});

test('[E-05] luxury is saved under its own words', async () => {
  const sent = configPatches();
  const { user, input } = await open('/admin/luxury-experience', 'Title');
  await user.clear(input);
  await user.type(input, 'Slowly');
  await user.click(save());
  await findToast('Luxury experience section updated', 'The home page now shows your changes.');
  expect(sent).toEqual([
    { key: 'luxuryExperience', seen: SEEN, value: { ...luxuryExperience, title: 'Slowly' } },
  ]);
});

test('[E-06] [G-12] about: title, description, exactly four pictures, and the public page as preview', async () => {
  const { user, input } = await open('/admin/about', 'Title');
  expect(input).toHaveValue(aboutSection.title);
  expect(screen.getByLabelText('Description')).toHaveValue(aboutSection.description);
  expect(screen.getAllByLabelText(/^Picture \d$/)).toHaveLength(4);
  await user.clear(input);
  await user.type(input, 'Our story');
  expect(preview().getByText('Our story')).toBeInTheDocument();
});

test('[E-11] [G-13] contact: hours, location and phone, shown where visitors meet them', async () => {
  const { user, input } = await open('/admin/contact', 'Opening hours');
  expect(input).toHaveValue(contactInfo.openingHours);
  expect(screen.getByLabelText('Location')).toHaveValue(contactInfo.location);
  expect(screen.getByLabelText('Support phone')).toHaveValue(contactInfo.phone);
  await user.clear(input);
  await user.type(input, 'Always');
  expect(preview().getAllByText('Always').length).toBeGreaterThan(0);
});

test('[E-12] contact is saved under its own words', async () => {
  const sent = configPatches();
  const { user, input } = await open('/admin/contact', 'Support phone');
  await user.clear(input);
  await user.type(input, '+855 11 111 111');
  await user.click(save());
  await findToast('Contact information updated', 'Every page now shows your changes.');
  expect(sent).toEqual([
    { key: 'contactInfo', seen: SEEN, value: { ...contactInfo, phone: '+855 11 111 111' } },
  ]);
});

test('[E-11] contact: what is none of its kind is not sent', async () => {
  const { user } = await open('/admin/contact', 'Location');
  for (const [label, text, error] of [
    ['E-mail', '', 'Email is required'],
    ['E-mail', 'nobody', 'Please enter a valid email'],
    ['E-mail', 'info@example.com', ''],
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

test('[E-11] [C-07] a web address without https:// is completed where one sees it, and stored so', async () => {
  const sent = configPatches();
  const { user } = await open('/admin/contact', 'Location');
  const input = screen.getByLabelText(/^Facebook/, { selector: 'input' });
  await user.clear(input);
  await user.type(input, 'facebook.com/chanrea');
  await user.tab();
  expect(input).toHaveValue('https://facebook.com/chanrea');
  await user.click(save());
  await findToast('Contact information updated');
  expect(sent[0]?.value['facebook']).toBe('https://facebook.com/chanrea');
});

test('[E-11] an emptied social link is stored as none', async () => {
  const sent = configPatches();
  const { user } = await open('/admin/contact', 'Location');
  await user.clear(screen.getByLabelText(/^YouTube/, { selector: 'input' }));
  await user.click(save());
  await findToast('Contact information updated');
  expect(sent[0]?.value['youtube']).toBe('');
});
