import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { allToastTitles, answer, contentAnswer, findToast, renderSignedIn } from '../support/staff';
import { screen, answerWrites, server, storedContent, textsOf, waitFor } from '../support/staff';

const rooms = DEFAULT_CONTENT.rooms.map((room, position) => ({
  ...room,
  position,
  updatedAt: '2026-11-20T10:00:00+00:00',
}));
const ORDER = 'rpc/reorder_rooms';

async function openRooms() {
  const app = renderSignedIn('/admin/rooms');
  server.use(contentAnswer({ ...storedContent(), rooms }));
  await screen.findByRole('button', { name: 'Move Horizon Deluxe up' });
  const stored = () =>
    app.queryClient.getQueryData<{ rooms: typeof rooms }>(CONTENT_KEY)?.rooms ?? [];
  return { ...app, stored };
}

const names = () => textsOf(screen.getAllByRole('rowheader'));
const button = (name: string) => screen.getByRole('button', { name });

test('a room moves up and down, is there at once, and the focus stays with it', async () => {
  const { user, stored } = await openRooms();
  const sent = answerWrites('post', ORDER, ({ ids }: { ids: string[] }) =>
    ids.map((id, position) => ({ id, position, updatedAt: '2026-11-20 18:00:00+00' })),
  );
  await user.click(button('Move Horizon Deluxe up'));
  expect(names()).toEqual(['Horizon Deluxe', 'Garden Standard', 'Moonrise Premier']);
  expect(button('Move Horizon Deluxe up')).toHaveFocus();
  expect(screen.getByText('Horizon Deluxe is now number 1 of 3')).toBeInTheDocument();
  expect(button('Move Horizon Deluxe up')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Move Horizon Deluxe up'));

  button('Move Horizon Deluxe down').focus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Garden Standard', 'Moonrise Premier', 'Horizon Deluxe']);
  expect(button('Move Horizon Deluxe down')).toHaveFocus();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.at(-1)).toEqual({ ids: ['room-standard', 'room-premier', 'room-deluxe'] });
  await waitFor(() =>
    expect(stored().map(({ position, updatedAt }) => [position, updatedAt])).toEqual(
      [0, 1, 2].map((position) => [position, '2026-11-20T18:00:00+00:00']),
    ),
  );
});

test.each([
  ['with 403', () => answer(403, { code: '42501', message: 'no' })],
  ['without a word', () => answer(200, [])],
  ['with no answer', () => answer(0)],
])('an order refused %s goes back, and is told once', async (_name, reply) => {
  const { user } = await openRooms();
  answerWrites('post', ORDER, reply);
  await user.click(button('Move Moonrise Premier up'));
  await findToast('Order not saved', 'The order is unchanged. Please try again.');
  expect(names()).toEqual(['Garden Standard', 'Horizon Deluxe', 'Moonrise Premier']);
  expect(await allToastTitles()).toEqual(['Order not saved']);
});
