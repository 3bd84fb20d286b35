import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, NavLink, useLocation, useNavigate } from '@/ui/router';

afterEach(() => window.history.replaceState(null, '', '/'));

function Here() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{[pathname, search, hash, JSON.stringify(state)].join(' ')}</output>
      <Link to="/rooms?guests=2#book" state="kept">
        Rooms
      </Link>
      <Link to={{ search: 'id=1' }}>One</Link>
      <Link to="/">Home</Link>
      <NavLink to="/rooms">Marked</NavLink>
      <button type="button" onClick={() => navigate('/about', { replace: true })}>
        About
      </button>
    </>
  );
}

function open(address: string, base = ''): void {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter basename={base}>
      <Here />
    </BrowserRouter>,
  );
}
const here = () => screen.getByRole('status').textContent;
const link = (name: string) => screen.getByRole('link', { name });

test('links go on without a new page, Back goes back, and what was kept with an entry is there', async () => {
  open('/km/rooms/room-premier', '/km');
  expect(here()).toBe('/rooms/room-premier   null');
  expect(link('Home')).toHaveAttribute('href', '/km');
  expect(link('One')).toHaveAttribute('href', '/km/rooms/room-premier?id=1');
  expect(link('Marked')).toHaveAttribute('aria-current', 'page');
  fireEvent.click(link('Rooms'));
  expect(here()).toBe('/rooms ?guests=2 #book "kept"');
  expect(window.location.pathname).toBe('/km/rooms');
  fireEvent.click(screen.getByRole('button'));
  expect(here()).toBe('/about   null');
  window.history.back();
  await waitFor(() => expect(here()).toBe('/rooms/room-premier   null'));
});

test('where one stands already, a link makes no other entry of the history', () => {
  open('/');
  const before = window.history.length;
  fireEvent.click(link('Home'));
  expect(window.history.length).toBe(before);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'the browser follows a link itself with %o',
  (how) => {
    open('/');
    const push = vi.spyOn(window.history, 'pushState');
    expect(fireEvent.click(link('Rooms'), how)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);
