import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trapFocus } from '@/ui/focus-trap';

test('Tab goes from the last control to the first, Shift+Tab from the first to the last', async () => {
  const user = userEvent.setup();
  render(
    <>
      <button>Before</button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={trapFocus}>
        <button>Close</button>
        <a href="/rooms">Rooms</a>
        <button disabled>Off</button>
        <button>Book</button>
      </div>
      <button>Behind</button>
    </>,
  );
  const control = (name: string) => screen.getByRole('button', { name });
  control('Close').focus();
  await user.tab({ shift: true });
  expect(control('Book')).toHaveFocus();
  await user.tab();
  expect(control('Close')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Rooms' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(control('Close')).toHaveFocus();
});
