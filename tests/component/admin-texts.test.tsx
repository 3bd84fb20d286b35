import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { press } from '../support/deeds';
import { configPatches, findToast, renderSignedIn, SEEN } from '../support/staff';

const { aboutStory, footer, pageTexts } = DEFAULT_CONTENT.sections;

async function openTab(page: string, name: string) {
  const app = renderSignedIn(page);
  await app.user.click(await screen.findByRole('tab', { name }));
  return app;
}
const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('short texts of pages without an editor are saved with their sections, and no other is sent', async () => {
  const sent = configPatches();
  const { user } = await openTab('/admin/site-config', 'Hotel Information');
  const lead = screen.getByLabelText('Home: above the rooms');
  await user.clear(lead);
  await user.type(lead, '{{rooms} rooms by the river.');
  const foot = screen.getByLabelText('Foot of every page');
  await user.clear(foot);
  await user.type(foot, 'A house by the river.');
  await user.click(save());
  await findToast(
    'Configuration Updated',
    'Hotel Information settings have been updated successfully.',
  );
  // The two are sent at the same time.
  const byKey = sent.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  expect(byKey).toEqual([
    { key: 'footer', seen: SEEN, value: { ...footer, blurb: 'A house by the river.' } },
    {
      key: 'pageTexts',
      seen: SEEN,
      value: { ...pageTexts, roomsLead: '{rooms} rooms by the river.' },
    },
  ]);
});

test('About further down: paragraphs and services are written, and shown as visitors read them', async () => {
  const sent = configPatches();
  const { user } = await openTab('/admin/about', 'Days and services');
  const days = screen.getByLabelText('Text in paragraphs');
  await user.clear(days);
  await user.type(days, 'One.{Enter}{Enter}Two.');
  expect(preview().getByText('One.').tagName).toBe('P');
  expect(preview().getByText('Two.')).toBeInTheDocument();
  await press(user, 'Remove service 3');
  await user.click(save());
  await findToast('About section updated');
  expect(sent).toEqual([
    {
      key: 'aboutStory',
      seen: SEEN,
      value: { ...aboutStory, days: 'One.\n\nTwo.', services: aboutStory.services.slice(0, 2) },
    },
  ]);
});
