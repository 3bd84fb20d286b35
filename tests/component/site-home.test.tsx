import { loadPublicPages } from '@/app/pages';
import type { Room } from '@/content/schema/room';
import { answerReads, definitionsOf, delay, fireEvent, openPage, renderApp } from '../support/site';
import { screen, textsOf, waitFor, within } from '../support/site';
import { storedImage } from '../support/staff-items';

const hero = () => document.querySelector<HTMLElement>('.hero') ?? document.body;
const picture = (frame: Element | null | undefined) => frame?.querySelector('img');

describe('hero', () => {
  test('[H-01] [H-02] shows the title and subtitle of the hotel', async () => {
    await openPage('/', ({ sections }) => {
      sections.heroSection.title = 'Rain on the lotus pond';
      sections.heroSection.subtitle = 'And a roof above it.';
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Rain on the lotus pond' })).toBeVisible();
    expect(screen.getByText('And a roof above it.')).toBeVisible();
  });

  test('[H-03] shows its picture, from the bucket before the section’s own', async () => {
    await openPage('/', ({ images }) => {
      images.push(storedImage({ path: 'hero/1-a.jpg', width: 2000, alt: 'The house in the rain' }));
    });
    const shown = within(hero()).getByAltText('The house in the rain');
    expect(shown).toHaveAttribute('src', expect.stringContaining('/hotel_images/hero/1-a.jpg'));
    expect(shown).toHaveAttribute('width', '2000');
    expect(hero().querySelector('source')?.srcset).toContain('1-a-480.webp 480w');
  });

  test('[H-04] [H-05] [I-20] CHOOSE ROOM leads to the rooms; its picture pulses, then is there, or a placeholder stands in', async () => {
    await openPage('/');
    expect(screen.getByRole('link', { name: 'CHOOSE ROOM' })).toHaveAttribute('href', '/rooms');
    const frame = hero().querySelector('.pic');
    expect(frame).toHaveAttribute('data-state', 'loading');
    const image = picture(frame);
    if (image) fireEvent.load(image);
    expect(frame).toHaveAttribute('data-state', 'loaded');
  });

  test('[H-05] a picture that fails leaves a ground on which the words can be read', async () => {
    await openPage('/');
    const frame = hero().querySelector('.pic');
    const image = picture(frame);
    if (image) fireEvent.error(image);
    expect(frame).toHaveAttribute('data-state', 'failed');
    expect(picture(frame)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('rooms', () => {
  function card(name: string): HTMLElement {
    return screen.getByRole('link', { name }).closest('li') ?? document.body;
  }
  const amenities = (name: string) =>
    textsOf(within(within(card(name)).getByRole('list')).getAllByRole('listitem'));

  test('[H-06] [H-07] [H-08] [H-09] [H-10] [H-11] [H-12] [H-13] [H-14] [H-16] [H-17] [H-18] [G-23] stand between the info bar and the luxury experience, each with what it is told by', async () => {
    await openPage('/');
    const bar = screen.getByRole('region', { name: 'At a glance' });
    expect(definitionsOf(within(bar))).toEqual({
      'Opening times': 'Reception open daily, 24 hours',
      Location: 'Sample Coast Road, Kep, Cambodia',
      'Customer support': '+855 00 555 0142',
    });
    expect(within(bar).getByRole('link')).toHaveAttribute('href', 'tel:+855005550142');

    expect(screen.getByRole('heading', { level: 2, name: 'Our Rooms' })).toBeVisible();
    expect(document.querySelectorAll('.room')).toHaveLength(3);
    const four = 'Free WiFi, Air conditioning, Private bathroom, Sea view';
    expect(amenities('Garden Standard').join(', ')).toBe(`${four}, +3 more`);
    const first = card('Garden Standard');
    expect(within(first).getByText('$129').parentElement).toHaveTextContent('$129 per night');
    expect(within(first).getByText('Standard')).toBeVisible();
    expect(within(first).getByText('2 guests')).toBeVisible();
    expect(within(first).getByText('30 ft²')).toBeVisible();
    expect(within(first).getByText('Best seller')).toBeVisible();
    expect(within(card('Horizon Deluxe')).queryByText('Best seller')).toBeNull();
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/rooms/room-standard');

    const title = screen.getByRole('heading', { name: 'An unhurried kind of luxury' });
    const band = title.closest('section') ?? document.body;
    expect(within(band).getByText(/^A stone bath drawn at dusk/)).toBeVisible();
    const pictures = within(band).getAllByRole<HTMLImageElement>('img');
    const sources = pictures.map((image) => image.getAttribute('src'));
    expect(sources).toEqual(['/images/luxury-1.jpg', '/images/luxury-2.jpg']);
    expect(screen.getByRole('link', { name: 'BOOK NOW' })).toHaveAttribute('href', '/about');
  });

  test.each([0, 1, 4])('[H-13] with %i amenities nothing is said about more', async (count) => {
    await openPage('/', (content) => {
      for (const room of content.rooms) room.amenities = ['a', 'b', 'c', 'd'].slice(0, count);
    });
    expect(screen.queryByText(/more$/)).toBeNull();
  });

  test('[H-15] [I-20] a picture that fails gives way to the drawn one, then to the mark', async () => {
    await openPage('/');
    const frame = card('Garden Standard').querySelector('.pic');
    expect(frame).toHaveAttribute('data-state', 'loading');
    for (const src of ['/images/room-standard.jpg', '/brand/placeholder-room.svg']) {
      const image = picture(frame);
      expect(image).toHaveAttribute('src', src);
      if (image) fireEvent.error(image);
    }
    expect(frame).toHaveAttribute('data-state', 'failed');
  });

  test('[H-27] without rooms there is a note and the phone', async () => {
    await openPage('/', (content) => (content.rooms = []));
    expect(screen.getByRole('heading', { name: 'No rooms to show yet' })).toBeVisible();
    const note = screen.getByText('Rooms added by the hotel appear here.').parentElement;
    expect(within(note ?? document.body).getByRole('link')).toHaveTextContent('+855 00 555 0142');
  });

  test('forty rooms, long and foreign names and prices of five digits are all shown', async () => {
    const many = (room: Room, index: number): Room => ({ ...room, id: `r${index}` });
    const { content } = await openPage('/', (draft) => {
      const [first] = draft.rooms;
      if (!first) return;
      draft.rooms = Array.from({ length: 40 }, (_, index) => many(first, index));
      Object.assign(draft.rooms[0] ?? {}, { name: 'បន្ទប់ព្រះចន្ទរះ', price: 12_500 });
      Object.assign(draft.rooms[1] ?? {}, { name: 'بيت القمر' });
    });
    expect(screen.getByText('$12,500')).toBeVisible();
    expect(screen.getByRole('link', { name: 'បន្ទប់ព្រះចន្ទរះ' })).toHaveAttribute('lang', 'km');
    expect(screen.getByRole('link', { name: 'بيت القمر' })).toHaveAttribute('dir', 'auto');
    const shown = () => document.querySelectorAll('.room');
    await waitFor(() => expect(shown()).toHaveLength(content.rooms.length));
  });
});

test('while the content is on its way its shape is shown, and none of its words', async () => {
  await loadPublicPages();
  answerReads({ 'rpc/site_content': () => delay('infinite') });
  const { leave } = renderApp('/');
  expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThanOrEqual(3);
  expect(screen.queryByText('Chanrea House')).toBeNull();
  expect(screen.queryByText('Where the moon rises from the sea')).toBeNull();
  leave();
});
