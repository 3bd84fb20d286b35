import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveChanges } from '../support/deeds';
import { reads } from '../support/serve';
import {
  allToastTitles,
  answer,
  configPatches,
  findToast,
  renderSignedIn,
  SEEN,
  storedContent,
} from '../support/staff';

/** Every editor of a section: where it is, a field of it, and what it says when a save fails. */
const EDITORS = [
  { id: 'E-03', path: '/admin/hero', field: 'Title', section: undefined },
  { id: 'E-05', path: '/admin/luxury-experience', field: 'Title', section: undefined },
  { id: 'E-12', path: '/admin/contact', field: 'Location', section: undefined },
  { id: 'F-08', path: '/admin/site-config', field: 'Hotel name', section: 'Hotel Information' },
  { id: 'F-08', path: '/admin/site-config', field: 'Location', section: 'Contact Information' },
] as const;

type Fault = { what: string; reply: () => Response; unanswered?: true };

/** One of each kind; what each status and each odd answer does is told in faults/staff-writes. */
const FAULTS: Fault[] = [
  { what: 'no row', reply: () => answer(200, []) },
  { what: '500', reply: () => answer(500, { message: 'planned failure' }) },
  { what: 'no answer', reply: () => answer(0), unanswered: true },
];

const CASES = EDITORS.flatMap((editor) => FAULTS.map((fault) => ({ ...editor, ...fault })));

test.each(CASES)(
  '[$id] [F-09] [F-14] $path: a save answered with $what is told once and loses nothing ($section)',
  async ({ path, field, section, reply, unanswered }) => {
    configPatches(reply);
    reads({
      hotel_config: ({ request }) => {
        const key = new URL(request.url).searchParams.get('key')?.replace('eq.', '') ?? '';
        const value = Object.entries(storedContent().sections).find(([name]) => name === key)?.[1];
        return { value, updated_at: SEEN };
      },
    });
    const { user, queryClient } = renderSignedIn(path);
    if (section) await user.click(await screen.findByRole('tab', { name: section }));
    const input = await screen.findByLabelText(field);
    await user.clear(input);
    await user.type(input, 'Kept');
    await saveChanges(user);

    const [title, text] = words(section, unanswered);
    expect(await findToast(title, text)).toBeVisible();
    expect(await allToastTitles()).toEqual([title]);
    expect(input).toHaveValue('Kept');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(queryClient.getQueryData(['content'])).toMatchObject({
      sections: storedContent().sections,
    });
  },
);

function words(section: string | undefined, unanswered: true | undefined): [string, string] {
  if (!section) return ['Update failed', 'There was a problem saving your changes'];
  return unanswered
    ? ['Update Error', `An error occurred while updating ${section} settings.`]
    : ['Update Failed', `Failed to update ${section} settings.`];
}
