import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { retype, saveChanges } from '../support/deeds';
import { reads } from '../support/serve';
import { allToastTitles, answer, configPatches, findToast } from '../support/staff';
import { renderSignedIn, SEEN, storedContent } from '../support/staff';

const FAILED = ['Update failed', 'There was a problem saving your changes'] as const;
const ofSection = (section: string) =>
  ['Update Failed', `Failed to update ${section} settings.`] as const;
const HOTEL = 'Hotel Information';
const CONTACT = 'Contact Information';

// What each status and each odd answer does is told in faults/staff-writes.test.tsx.
test.each([
  ['[E-03]', 500, '/admin/hero', 'Title', undefined, FAILED],
  ['[E-05]', 500, '/admin/luxury-experience', 'Title', undefined, FAILED],
  ['[E-12]', 500, '/admin/contact', 'Location', undefined, FAILED],
  ['[F-08]', 500, '/admin/site-config', 'Hotel name', HOTEL, ofSection(HOTEL)],
  ['[F-08]', 500, '/admin/site-config', 'Location', CONTACT, ofSection(CONTACT)],
  [
    '[F-08]',
    0,
    '/admin/site-config',
    'Location',
    CONTACT,
    ['Update Error', `An error occurred while updating ${CONTACT} settings.`],
  ],
] as const)(
  '%s [F-09] [F-14] a save that ends in %i at %s, field %s, is told once and loses nothing',
  async (_id, status, path, field, section, [title, text]) => {
    configPatches(() => answer(status, { message: 'planned failure' }));
    reads({
      hotel_config: ({ request }) => {
        const key = new URL(request.url).searchParams.get('key')?.replace('eq.', '') ?? '';
        return { value: Object(storedContent().sections)[key], updated_at: SEEN };
      },
    });
    const { user, queryClient } = renderSignedIn(path);
    if (section) await user.click(await screen.findByRole('tab', { name: section }));
    const input = await screen.findByLabelText(field);
    await retype(user, input, 'Kept');
    await saveChanges(user);
    expect(await findToast(title, text)).toBeVisible();
    expect(await allToastTitles()).toEqual([title]);
    expect(input).toHaveValue('Kept');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(queryClient.getQueryData(['content'])).toMatchObject({
      sections: storedContent().sections,
    });
  },
);
