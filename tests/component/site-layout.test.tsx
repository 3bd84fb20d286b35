import { fireEvent, openPage, screen, scrollTo, waitFor, within } from '../support/site';

beforeEach(() => scrollTo(0));

test('[G-01] the site shows one hotel in Cambodia and its rooms, and the same app holds the admin area', async () => {
  await openPage('/');
  expect(screen.getAllByText('Sample Coast Road, Kep, Cambodia').length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Our Rooms' })).toBeVisible();
  const { ADMIN_PAGE } = await import('@/app/pages');
  expect(ADMIN_PAGE.Page).toBeTypeOf('function');
});

test.each(['/nowhere', '/rooms/a/b', '/admin/xyz', '/About/x'])(
  '[G-16] [G-17] %s is the page titled Page Not Found, with a link back to home',
  async (address) => {
    const { user } = await openPage(address);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Return to home' }));
    expect(await screen.findByRole('link', { name: 'CHOOSE ROOM' })).toBeVisible();
  },
);

describe('header', () => {
  test('[P-05] the link of the page that is shown is marked', async () => {
    await openPage('/rooms/room-deluxe');
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Rooms');
  });

  test('[P-06] [G-21] it changes style after 20 px of scroll, not before', async () => {
    await openPage('/');
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-tone', 'light');
    scrollTo(20);
    expect(header).toHaveAttribute('data-tone', 'light');
    scrollTo(21);
    expect(header).toHaveAttribute('data-tone', 'solid');
    scrollTo(0);
    expect(header).toHaveAttribute('data-tone', 'light');
  });

  test('a quiet link leads to booking: to the rooms, on a room to its panel', async () => {
    const app = await openPage('/about');
    const [inHeader] = screen.getAllByRole('link', { name: 'Book' });
    if (inHeader) await app.user.click(inHeader);
    expect(await screen.findByRole('heading', { level: 1, name: 'Our Rooms' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Moonrise Premier' }));
    const panel = await screen.findByRole('complementary', { name: 'Booking' });
    for (const link of screen.getAllByRole('link', { name: 'Book' }))
      expect(link).toHaveAttribute('href', `#${panel.id}`);
  });
});

describe('colours', () => {
  const root = document.documentElement.style;

  test('[G-24] [G-25] the two colours of the hotel reach every page; text on a light one is black, on a dark one white', async () => {
    await openPage('/about', ({ sections }) => {
      sections.hotelInfo.primaryColor = '#ffd400';
      sections.hotelInfo.secondaryColor = '#7a1f3d';
    });
    await waitFor(() => expect(root.getPropertyValue('--brand')).toBe('#ffd400'));
    expect(root.getPropertyValue('--accent')).toBe('#7a1f3d');
    expect(root.getPropertyValue('--on-brand')).toBe('#000000');
    expect(root.getPropertyValue('--on-accent')).toBe('#ffffff');
  });
});

describe('going from page to page', () => {
  test('[G-28] the new page begins at its top, with the focus on its heading, also while the page before is still scrolling, until somebody scrolls the new one', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const { user } = await openPage('/');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'CHOOSE ROOM' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Our Rooms' })).toHaveFocus(),
    );
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    scroll.mockClear();
    scrollTo(14); // what was left of the way
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    scroll.mockClear();
    fireEvent.wheel(document.body);
    scrollTo(100);
    expect(scroll).not.toHaveBeenCalled();
  });

  test('the first stop of the keyboard leads past the header', async () => {
    const { user } = await openPage('/');
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });
});
