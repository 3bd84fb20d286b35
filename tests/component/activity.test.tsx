import { answerWrites, press, renderSignedIn, screen, waitFor, within } from '../support/staff';

const STAY = {
  id: 's1',
  created_at: '2026-11-20 10:00:00.000+00',
  by_name: null,
  entity: 'reservations',
  key: '55555555-5555-4555-8555-555555555555',
  name: 'Dara',
  act: 'saved',
  changes: { status: ['new', 'confirmed'] },
};
const SECTION = {
  ...STAY,
  id: 'c1',
  by_name: 'Sokha',
  entity: 'hotel_config',
  key: 'heroSection',
  name: 'The title',
  changes: null,
};

test('Activity says who changed what and when, finds by person and kind, and is exported', async () => {
  const asked = answerWrites<{ who: string; of_kind: string }>('post', 'rpc/find_activity', [
    SECTION,
    STAY,
  ]);
  const { user } = renderSignedIn('/admin/activity');
  const list = within(await screen.findByRole('region', { name: 'Activity' }));
  const [section, stay] = await list.findAllByRole('listitem');
  expect(section).toHaveTextContent('Sokha · savedHero section: The title20 November 2026, 17:00');
  expect(stay).toHaveTextContent('Website · ConfirmedStay: Dara');
  expect(list.getByRole('link', { name: 'Stay: Dara' })).toHaveAttribute(
    'href',
    `/admin/reservations?id=${STAY.key}`,
  );
  await user.type(screen.getByLabelText('Person, guest or name'), 'Sok');
  await waitFor(() => expect(asked.at(-1)?.who).toBe('Sok'));
  await user.selectOptions(screen.getByLabelText('What'), 'Prices');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ who: 'Sok', of_kind: 'price' }));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  await press(user, 'Export these rows');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('Sokha,Hero section,The title,saved');
});
