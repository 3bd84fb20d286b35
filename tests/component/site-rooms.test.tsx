import { loadPublicPages } from '@/app/pages';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { answerReads, CONTENT_URL, contentAnswer, contentFailure, delay } from '../support/site';
import { expectLink, fireEvent, http, HttpResponse, openPage, renderApp } from '../support/site';
import { screen, server, textsOf, within } from '../support/site';
import { storedImage } from '../support/staff-items';

const EverythingIsNear = function (this: unknown, report: (seen: unknown[]) => void) {
  const observe = () => report([{ isIntersecting: true }]);
  return { observe, disconnect: () => undefined };
} as unknown as typeof IntersectionObserver;

const withAdded = structuredClone(DEFAULT_CONTENT);
Object.assign(withAdded.rooms[0] ?? {}, { id: 'room-new', name: 'The Loft' });

describe('the list of rooms', () => {
  test('[R-01] [R-02] [R-03] [R-04] has a heading, an intro and the built-in rooms, each with its sentence and four amenities, then +N more', async () => {
    await openPage('/rooms');
    expect(screen.getByRole('heading', { level: 1, name: 'Our Rooms' })).toBeVisible();
    expect(screen.getByText(/All rates are per room, per night\.$/)).toBeVisible();
    const more = textsOf(screen.getAllByText(/^\+\d more$/));
    expect(more).toEqual(['+3 more', '+6 more', '+8 more']);
    const cards = screen.getAllByRole('heading', { level: 2 }).map((name) => name.closest('li'));
    for (const [index, told] of [
      [/^A calm, /, 'Standard', '2 guests', '30 ft²', '$129', /\$142 with service/],
      [/^One floor up, /, 'Deluxe', '2 guests', '35 ft²', '$199', /\$219 with service/],
      [/^The corner of the house, /, 'Premier', '3 guests', '40 ft²', '$249', /\$274 with service/],
    ].entries())
      for (const part of told)
        expect(within(cards[index] ?? document.body).getByText(part)).toBeVisible();
    for (const card of cards.slice(0, 3))
      expect(within(card ?? document.body).getByText('See the room')).toBeVisible();
  });

  test('[R-04] below it stand name, guests, size and price of each at a glance, each line a link', async () => {
    const { user } = await openPage('/rooms');
    const lines = within(screen.getByRole('region', { name: 'At a glance' }));
    const links = lines.getAllByRole('link');
    for (const [index, name] of [
      'Garden Standard 2 guests 30 ft² $129 per night',
      'Horizon Deluxe 2 guests 35 ft² $199 per night',
      'Moonrise Premier 3 guests 40 ft² $249 per night',
    ].entries())
      expect(links[index]).toHaveAccessibleName(name);
    expect(links).toHaveLength(3);
    await user.click(lines.getByRole('link', { name: /^Horizon Deluxe/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Horizon Deluxe' })).toBeVisible();
  });

  test('an only room is compared with none', async () => {
    await openPage('/rooms', (content) => content.rooms.splice(1));
    expect(screen.getByRole('heading', { level: 2, name: 'Garden Standard' })).toBeVisible();
    expect(screen.queryByText('At a glance')).toBeNull();
  });
});

describe('one room', () => {
  const text = () => document.querySelector<HTMLElement>('.detail-text') ?? document.body;
  const picture = () => document.querySelector<HTMLImageElement>('.detail-pic img');

  test('[D-01] [D-02] [D-04] [D-05] [D-06] [D-08] [G-23] shows name, price, guests, size, description and the booking panel', async () => {
    await openPage('/rooms/room-premier');
    expect(screen.getByRole('heading', { level: 1, name: 'Moonrise Premier' })).toBeVisible();
    const panel = screen.getByRole('complementary', { name: 'Booking' });
    expect(within(panel).getAllByText('$249')[0]?.closest('p')).toHaveTextContent('$249 per night');
    expect(within(text()).getByText('Up to 3 guests')).toBeVisible();
    expect(within(text()).getByText('40 ft²')).toBeVisible();
    expect(within(text()).getByText(/^The corner of the house/)).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Book Now' })).toBeVisible();
  });

  test('[D-03] the first of its pictures leads its page, the others follow as links to their files', async () => {
    await openPage('/rooms/room-deluxe', ({ rooms }) => {
      const [, room] = rooms;
      const others = ['/images/room-premier.jpg', '/images/about-3.jpg'];
      if (room) room.images = ['/images/room-deluxe.jpg', ...others];
    });
    expect(picture()).toHaveAttribute('src', '/images/room-deluxe.jpg');
    expect(picture()).toHaveAttribute('loading', 'eager');
    const list = screen.getByRole('list', { name: 'Pictures of Horizon Deluxe' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/images/room-deluxe.jpg',
      '/images/room-premier.jpg',
      '/images/about-3.jpg',
    ]);
    expect(links[2]).toHaveAccessibleName('The jetty and its small sala at first light');
    expect(within(list).getAllByRole('img')[1]).toHaveAttribute('loading', 'lazy');
  });

  test('one picture is only a picture; without any the one of its type stands there', async () => {
    await openPage('/rooms/room-deluxe', ({ rooms, images }) => {
      if (rooms[1]) rooms[1].images = ['/brand/placeholder-room.svg'];
      images.push(storedImage({ path: 'room-deluxe/7-a.jpg', category: 'room-deluxe' }));
    });
    expect(picture()?.getAttribute('src')).toContain('/hotel_images/room-deluxe/7-a.jpg');
    expect(screen.queryByRole('list', { name: /^Pictures of/ })).toBeNull();
  });

  test('[D-07] shows every amenity', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Amenity ${index + 1}`);
    await openPage('/rooms/room-deluxe', ({ rooms }) => {
      if (rooms[1]) rooms[1].amenities = names;
    });
    for (const name of names) expect(within(text()).getByText(name)).toBeVisible();
    expect(screen.queryByText(/more$/)).toBeNull();
  });

  test('a way on leads to the two rooms that follow, from the last one to the first', async () => {
    vi.spyOn(window, 'IntersectionObserver').mockImplementation(EverythingIsNear);
    await openPage('/rooms/room-premier');
    const others = await screen.findByRole('region', { name: 'Other rooms' });
    const names = within(others).getAllByRole('heading', { level: 3 });
    expect(textsOf(names)).toEqual(['Garden Standard', 'Horizon Deluxe']);
  });

  test('an only room has no way on to others', async () => {
    await openPage('/rooms/room-premier', (content) => {
      content.rooms = content.rooms.filter(({ id }) => id === 'room-premier');
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Moonrise Premier' })).toBeVisible();
    expect(screen.queryByText('Other rooms')).toBeNull();
  });

  test('[D-13] [D-14] its own picture comes first, then the one of its type', async () => {
    await openPage('/rooms/room-deluxe', ({ images }) => {
      images.push(storedImage({ path: 'room-deluxe/7-a.jpg', category: 'room-deluxe' }));
    });
    expect(picture()).toHaveAttribute('src', '/images/room-deluxe.jpg');
    const own = picture();
    if (own) fireEvent.error(own);
    expect(picture()?.getAttribute('src')).toContain('/hotel_images/room-deluxe/7-a.jpg');
    expect(picture()).toHaveAttribute('alt', 'Horizon Deluxe');
  });
});

describe('a room that is not there', () => {
  test('[D-09] [D-10] [D-11] says so, with a way back to the rooms', async () => {
    const { user } = await openPage('/rooms/room-nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Room Not Found' })).toBeVisible();
    expect(screen.getByText("The room you're looking for does not exist.")).toBeVisible();
    expectLink('Book', '/rooms', within(screen.getByRole('banner')));
    await user.click(within(screen.getByRole('main')).getByRole('link'));
    expect(screen.getByRole('heading', { level: 1, name: 'Our Rooms' })).toBeVisible();
  });

  test('[D-09] an id that is a property of every object opens no room', async () => {
    await openPage('/rooms/__proto__');
    expect(await screen.findByRole('heading', { level: 1, name: 'Room Not Found' })).toBeVisible();
  });

  test('[D-12] nothing is said before the rooms have arrived', async () => {
    await loadPublicPages();
    answerReads({ 'rpc/site_content': () => delay('infinite') });
    const { leave } = renderApp('/rooms/room-1700000000000');
    expect(screen.queryByText('Room Not Found')).toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    leave();
  });

  test('[D-12] nor before the server has answered, whatever this browser was given last', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await openPage('/rooms/room-new', () => undefined, [
      http.get(CONTENT_URL, () => promise.then(() => HttpResponse.json(withAdded))),
    ]);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('Room Not Found')).toBeNull();
    resolve();
    expect(await screen.findByRole('heading', { level: 1, name: 'The Loft' })).toBeVisible();
  });

  test('[D-09] a room deleted while its page is open', async () => {
    const { queryClient, content } = await openPage('/rooms/room-deluxe');
    const rooms = content.rooms.filter(({ id }) => id !== 'room-deluxe');
    server.use(contentAnswer({ ...content, rooms }));
    void queryClient.refetchQueries({ queryKey: CONTENT_KEY });
    expect(await screen.findByText('Room Not Found')).toBeVisible();
  });
});

test('a room that this browser does not know while the server does not answer is not called one that does not exist: there are a phone number and a way to ask again', async () => {
  await openPage('/rooms/room-new', () => undefined, [contentFailure(503)]);
  const name = 'We cannot show this room right now';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByText('Room Not Found')).toBeNull();
  const main = within(screen.getByRole('main'));
  expectLink('+855 00 555 0142', 'tel:+855005550142', main);
  server.use(contentAnswer(withAdded));
  fireEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Loft' })).toBeVisible();
});
