import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { PATH } from '@/basics/rules/paths';
import { VISITOR_ADDRESSES } from '../support/page-paths';
import { answerWrites, created, expectLink, openPage, screen, waitFor } from '../support/site';
import { within } from '../support/site';
import { storedImage } from '../support/staff-items';

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? undefined;
const canonical = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href');
/** Waits for the JSON-LD, which is added after the page has rendered. */
async function dataText(): Promise<string> {
  const find = () => document.head.querySelector('script[type="application/ld+json"]');
  await waitFor(() => expect(find()).not.toBeNull());
  return find()?.textContent ?? '';
}

const { heroSection, aboutSection } = DEFAULT_CONTENT.sections;
const ROOM = '/rooms/room-deluxe';

test.each([
  ['[G-02]', '/', heroSection.title, 'Chanrea House – Kep, Cambodia', /^A quiet house of teak/],
  ['[G-03]', '/rooms', 'Our Rooms', 'Rooms – Chanrea House', /^Every room has the sea in it/],
  ['[G-04]', ROOM, 'Horizon Deluxe', 'Horizon Deluxe – Chanrea House', /^One floor/],
  ['[G-05]', '/about', aboutSection.title, 'About – Chanrea House', /^Chanrea means moonrise/],
  ['[G-06]', '/contact', 'Contact', 'Contact – Chanrea House', /^Write to us.*Sample Coast Road/],
  ['', '/privacy', 'Privacy', 'Privacy – Chanrea House', /^What this site keeps/],
  ['', '/terms', 'Terms', 'Terms – Chanrea House', /^What a request/],
])('%s [G-28] %s: heading "%s", title "%s"', async (_ids, address, heading, title, description) => {
  await openPage(address);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(document.title).toBe(title);
  expect(content('[name="description"]')).toMatch(description);
  expect(content('[name="description"]')?.length).toBeLessThanOrEqual(161);
  expect(canonical()).toBe(`${window.location.origin}${address}`);
  expect(content('[property="og:title"]')).toBe(title);
  expect(content('[property="og:url"]')).toBe(`${window.location.origin}${address}`);
  expect(content('[property="og:image"]')).toMatch(/^http:\/\/.+\.(jpg|avif|webp)$/);
  expect(content('[name="twitter:card"]')).toBe('summary_large_image');
  expect(content('[name="robots"]')).toBeUndefined();
});

test.each([
  ['Street 3, Battambang, Cambodia', 'Battambang, Cambodia'],
  ['Battambang, Cambodia', 'Battambang, Cambodia'],
  ['Battambang', 'Battambang'],
  ['ផ្លូវលេខ ៣ ក្រុងបាត់ដំបង ប្រទេសកម្ពុជា', 'ក្រុងបាត់ដំបង ប្រទេសកម្ពុជា'],
  ['ផ្លូវលេខ ៣៖ ក្រុងបាត់ដំបង៖ ប្រទេសកម្ពុជា។', 'ក្រុងបាត់ដំបង៖ ប្រទេសកម្ពុជា'],
  ['3号街，马德望，柬埔寨', '马德望，柬埔寨'],
  ['شارع ٣، بيروت، لبنان', 'بيروت، لبنان'],
])('the home page’s title has the place of %s, whatever its commas', async (location, place) => {
  await openPage('/', ({ sections }) => {
    sections.contactInfo.location = location;
  });
  expect(document.title).toBe(`Chanrea House – ${place}`);
});

test('an address without a place to be seen is left out of the title', async () => {
  await openPage('/', ({ sections }) => {
    sections.contactInfo.location = 'the house behind the old market '.repeat(3);
  });
  expect(document.title).toBe('Chanrea House');
});

test.each(['/nowhere', '/rooms/room-nobody'])('[G-16] %s is not searchable', async (address) => {
  await openPage(address);
  await waitFor(() => expect(document.title).toMatch(/Not Found – Chanrea House$/));
  expect(content('[name="robots"]')).toBe('noindex');
  expect(canonical()).toBeUndefined();
});

test('going on replaces what the page before said about itself', async () => {
  const { user } = await openPage('/');
  await user.click(screen.getByRole('link', { name: 'CHOOSE ROOM' }));
  await waitFor(() => expect(document.title).toBe('Rooms – Chanrea House'));
  for (const once of ['title', '[name="description"]', '[rel="canonical"]', '[property="og:url"]'])
    expect(document.head.querySelectorAll(once), once).toHaveLength(1);
  expect(canonical()).toBe(`${window.location.origin}/rooms`);
  expect(document.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
});

test('the home page describes the hotel for search engines, without reviews', async () => {
  await openPage('/');
  expect(JSON.parse(await dataText())).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: 'Chanrea House',
    url: `${window.location.origin}/`,
    telephone: '+855 00 555 0142',
    priceRange: '$129–$249',
  });
  expect(await dataText()).not.toMatch(/review|rating/i);
});

test('where staff give the map an address, it is that', async () => {
  await openPage('/', ({ sections }) => {
    sections.contactInfo.googleMaps = 'https://maps.app.goo.gl/abc';
  });
  expect(JSON.parse(await dataText())).toMatchObject({ hasMap: 'https://maps.app.goo.gl/abc' });
});

test('a room’s page describes the room with its price', async () => {
  await openPage('/rooms/room-premier');
  expect(JSON.parse(await dataText())).toMatchObject({
    '@type': ['HotelRoom', 'Product'],
    name: 'Moonrise Premier',
    occupancy: { maxValue: 3 },
    floorSize: { value: 40, unitCode: 'FTK' },
    offers: { price: 249, priceCurrency: 'USD' },
  });
});

test('a room’s size is told in the unit that visitors read, and a picture once', async () => {
  await openPage('/rooms/room-premier', ({ rooms, sections }) => {
    sections.hotelInfo.sizeUnit = 'm2';
    const [picture = ''] = rooms[2]?.images ?? [];
    if (rooms[2]) Object.assign(rooms[2], { size: 323, images: [picture, picture] });
  });
  const { floorSize, image } = JSON.parse(await dataText());
  expect(floorSize).toMatchObject({ value: 30, unitCode: 'MTK' });
  expect(image).toHaveLength(1);
});

test('search engines are told the hours, the place and the currency of the house', async () => {
  await openPage('/', ({ sections }) => {
    sections.hotelInfo.currencySign = '€';
    sections.gettingHere.coordinates = '13.0957, 103.2022';
    const profile = { tripadvisor: 'https://www.tripadvisor.com/chanrea', youtube: '' };
    Object.assign(sections.contactInfo, profile, { googleMaps: '', phone: '012 345 678' });
    Object.assign(sections.houseFacts, { checkIn: '13:00', checkOut: '' });
  });
  const data = JSON.parse(await dataText());
  expect(data).toMatchObject({
    telephone: '+85512345678',
    priceRange: '€129–€249',
    currenciesAccepted: 'EUR',
    checkinTime: '13:00',
    geo: { '@type': 'GeoCoordinates', latitude: 13.0957, longitude: 103.2022 },
    hasMap: 'https://www.google.com/maps/search/?api=1&query=13.0957%2C103.2022',
    sameAs: [
      'https://www.instagram.com/sample',
      'https://www.facebook.com/sample',
      'https://www.tripadvisor.com/chanrea',
    ],
  });
  expect(data).not.toHaveProperty('checkoutTime');
});

test('nothing that staff type can end the block it stands in', async () => {
  await openPage('/rooms/room-premier', ({ rooms }) => {
    if (rooms[2]) rooms[2].description = '</script><script>alert(1)</script>';
  });
  const text = await dataText();
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)).toMatchObject({ description: '</script><script>alert(1)</script>' });
});

describe('footer', () => {
  const footer = () => screen.getByRole('contentinfo');

  const FOUR = Object.entries({
    Home: PATH.home,
    Rooms: PATH.rooms,
    About: PATH.about,
    Contact: PATH.contact,
  });

  test.each(VISITOR_ADDRESSES)(
    '[P-01] [P-02] [P-03] [P-07] [P-11] %s begins with the four links, in the header and in the menu of a small window, and ends with how to reach the hotel',
    async (at) => {
      await openPage(at, ({ sections }) => {
        sections.hotelInfo.name = 'Blue Lotus';
      });
      const toggle = screen.getByRole('button', { name: 'Menu' });
      const menu = document.getElementById(toggle.getAttribute('popovertarget') ?? '');
      expect(menu).toHaveAttribute('popover');
      expect(toggle).not.toHaveAttribute('aria-expanded');
      for (const nav of [
        screen.getByRole('navigation', { name: 'Main' }),
        menu?.querySelector('nav') ?? document.body,
      ]) {
        const links = within(nav)
          .getAllByRole('link', { hidden: true })
          .map((link) => [link.textContent, link.getAttribute('href')]);
        expect(links.filter(([, path]) => FOUR.some(([, one]) => one === path))).toEqual(FOUR);
      }
      expect(within(footer()).getByText('Blue Lotus')).toBeVisible();
      expect(within(footer()).getByText('Sample Coast Road, Kep, Cambodia')).toBeVisible();
      expectLink('+855 00 555 0142', 'tel:+855005550142', within(footer()));
      expectLink('info@example.com', 'mailto:info@example.com', within(footer()));
    },
  );

  test.each([
    ['dark', '#7a2e1f', 0],
    ['light', '#f3e7d0', 1],
  ])('a logo with the name in %s letters', async (_how, colour, shown) => {
    await openPage('/', (content) => {
      content.sections.hotelInfo.logo = 'general/1-logo.png';
      const size = { width: 1200, height: 220, colour, variants: [] };
      content.images.push(
        storedImage({ ...size, path: 'general/1-logo.png', category: 'general' }),
      );
    });
    // If the logo is unreadable on the dark footer, the footer shows the name, and the header puts
    // a white background behind the logo.
    const home = within(footer()).getAllByRole('link', { name: 'Chanrea House' })[0];
    expect(home?.querySelectorAll('img')).toHaveLength(shown);
    const logo = within(screen.getByRole('banner')).getByRole('img', { name: 'Chanrea House' });
    expect(logo.classList.contains('bg-white')).toBe(shown === 0);
  });

  test('[P-14] [G-22] the copyright line carries the current year of the hotel’s zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-31T18:00:00Z') });
    await openPage('/');
    expect(within(footer()).getByText('© 2031 Chanrea House. All rights reserved.')).toBeVisible();
  });

  test('[P-15] privacy and terms are linked while they have text', async () => {
    await openPage('/', ({ sections }) => {
      sections.legal.terms = '';
    });
    expect(within(footer()).queryByRole('link', { name: 'Terms' })).toBeNull();
    expectLink('Privacy', '/privacy', within(footer()));
  });
});

describe('newsletter', () => {
  const field = () => screen.getByRole('textbox', { name: 'E-mail for the newsletter' });
  const button = () => screen.getByRole('button', { name: 'Subscribe' });

  test('[P-12] [P-13] an address is stored, then thanked for and cleared', async () => {
    const sent = answerWrites('post', 'subscribers', created);
    const { user } = await openPage('/');
    await user.type(field(), 'Guest@Example.com{Enter}');
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(sent).toEqual([{ email: 'Guest@Example.com' }]);
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  test.each([
    ['', 'Email is required'],
    ['guest@', 'Please enter a valid email'],
  ])('[P-13] "%s" is refused with %s, bound to the field, until one types', async (typed, text) => {
    const { user } = await openPage('/');
    if (typed) await user.type(field(), typed);
    await user.click(button());
    expect(field()).toHaveAccessibleDescription(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await user.type(field(), 'x');
    expect(screen.queryByText(text)).toBeNull();
  });
});
