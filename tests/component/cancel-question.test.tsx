import { render, screen } from '@testing-library/react';
import type { GuestStay } from '@/guests/my-stay/guest-stay';
import { CancelQuestion } from '@/guests/my-stay/site/CancelQuestion';

vi.mock('@/words/this-language', async (original) => ({
  ...(await original<typeof import('@/words/this-language')>()),
  THIS_LANGUAGE: 'fr',
}));

test('of several rooms, the one to cancel is named in the language of the page', () => {
  const room = { roomName: 'Moonrise Premier', roomNames: { fr: 'Premier Lever de lune' } };
  const rooms = [
    { ...room, isThis: true, isOpen: true },
    { ...room, isThis: false, isOpen: true },
  ];
  const stay = { ...room, rooms, isOpen: true } as unknown as GuestStay;
  const nothing = () => undefined;
  render(
    <CancelQuestion
      stay={stay}
      isSending={false}
      problem={undefined}
      onCancel={nothing}
      onKeep={nothing}
    />,
  );
  expect(screen.getByRole('button', { name: /Premier Lever de lune/ })).toBeVisible();
});
