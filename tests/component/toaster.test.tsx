import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from '@/ui/toast';
import { Toaster } from '@/ui/Toaster';

let isReachable = true;

// If a mock factory throws, the next import runs it again, like a retry after a lost connection.
vi.mock('@/ui/ToastStack', async (original) => {
  if (!isReachable) throw new Error('planned fault of a file');
  return { ...(await original<object>()) };
});

beforeEach(() => {
  isReachable = true;
});

const LOST = { title: 'Not sent', description: 'No connection.', destructive: true };

test('the words reach the person although the code of the toasts cannot be fetched', async () => {
  isReachable = false;
  render(<Toaster />);
  act(() => toast(LOST));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. No connection.');
  act(() => toast({ title: 'Kept' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Kept.');
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  if (first) await userEvent.click(first);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toBeVisible();
});

test('when the line is back the next toast is a whole one', async () => {
  isReachable = false;
  render(<Toaster />);
  act(() => toast(LOST));
  expect(await screen.findByRole('alert')).toBeVisible();
  isReachable = true;
  act(() => toast({ title: 'Sent' }));
  const title = await screen.findByText('Sent', { selector: '.toast-title' });
  expect(title).toBeVisible();
  expect(screen.getByText('Not sent', { selector: '.toast-title' })).toBeVisible();
});

test('the code of the toasts is fetched when somebody enters a field, and not before', async () => {
  render(
    <>
      <a href="/rooms">Rooms</a>
      <input aria-label="E-mail" />
      <Toaster />
    </>,
  );
  act(() => screen.getByRole('link').focus());
  await act(() => import('@/ui/ToastStack'));
  expect(screen.queryByRole('region')).toBeNull();
  act(() => screen.getByRole('textbox').focus());
  expect(await screen.findByRole('region')).toHaveAccessibleName('Notifications (F8)');
});
