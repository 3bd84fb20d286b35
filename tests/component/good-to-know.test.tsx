import { PATH } from '@/basics/rules/paths';
import { expectLink, openPage, screen, textsOf, waitFor, within } from '../support/site';

const ROOM = '/rooms/room-standard';
const panel = () => within(screen.getByRole('complementary', { name: 'Booking' }));
const list = () => within(screen.getByRole('region', { name: 'Good to know' }));
const terms = (place: { getAllByRole: (role: string) => HTMLElement[] }) =>
  textsOf(place.getAllByRole('term'));

describe('good to know', () => {
  test('a room’s page lists all of it, and below the price what staff have marked', async () => {
    await openPage(ROOM, ({ sections }) => {
      sections.goodToKnow.items = [
        { label: 'Breakfast', text: 'In the price.', besidePrice: true },
        { label: 'Pets', text: 'At home, please.', besidePrice: false },
      ];
    });
    expect(terms(list())).toEqual(['Breakfast', 'Pets']);
    expect(panel().getByText('In the price.')).toBeVisible();
    expect(panel().queryByText('At home, please.')).toBeNull();
  });

  test('the contact page lists it in the hotel’s order', async () => {
    await openPage(PATH.contact, ({ sections }) => {
      sections.goodToKnow.items.reverse();
    });
    expect(terms(list()).join()).toBe(
      'Smoking,Children,Paying,Taxes,Breakfast,Changes,Arrival and departure',
    );
  });

  test.each([ROOM, PATH.contact])('%s says nothing where the hotel lists nothing', async (path) => {
    await openPage(path, ({ sections }) => {
      sections.goodToKnow.items = [];
    });
    expect(screen.queryByText('Good to know')).toBeNull();
  });
});

describe('getting here', () => {
  const here = () => within(screen.getByRole('region', { name: 'Getting here' }));

  test('a map of the hotel’s own with a link, and distances', async () => {
    await openPage(PATH.contact, ({ sections }) => {
      sections.gettingHere.mapLink = 'https://example.com/map';
    });
    expect(here().getByRole('img')).toHaveAttribute('src', '/images/map.jpg');
    expectLink('Get directions', 'https://example.com/map', here());
    expect(here().getByText('Kep crab market')).toBeVisible();
    expect(here().getByText('10 minutes by tuk-tuk')).toBeVisible();
  });

  test('without a link of its own the map leads to the hotel’s Google Maps address', async () => {
    await openPage(PATH.contact, ({ sections }) => {
      sections.contactInfo.googleMaps = 'https://maps.app.goo.gl/abc';
      sections.gettingHere.coordinates = '';
    });
    expectLink('Get directions', 'https://maps.app.goo.gl/abc', here());
  });

  test('with neither there is no link; distances alone stand by themselves', async () => {
    await openPage(PATH.contact, ({ sections }) => {
      sections.contactInfo.googleMaps = '';
      sections.gettingHere.coordinates = '';
      sections.gettingHere.map = '';
    });
    expect(here().queryByRole('img')).toBeNull();
    expect(here().queryByRole('link')).toBeNull();
    expect(here().getByText('Kampot')).toBeVisible();
  });

  test('with neither map nor distances it is not there', async () => {
    await openPage(PATH.contact, ({ sections }) => {
      sections.gettingHere.map = '';
      sections.gettingHere.distances = [];
    });
    expect(screen.queryByText('Getting here')).toBeNull();
  });
});

describe('where else the hotel is found', () => {
  test('[P-09] [C-07] each place that is given has an icon with its name', async () => {
    const given = {
      whatsapp: 'https://wa.me/85512345678',
      telegram: 'https://t.me/chanrea',
      messenger: 'https://m.me/chanrea',
      tripadvisor: 'https://www.tripadvisor.com/chanrea',
    };
    await openPage(PATH.contact, ({ sections }) => {
      Object.assign(sections.contactInfo, given, { youtube: '' });
    });
    const footer = within(screen.getByRole('contentinfo'));
    for (const [network, href] of Object.entries(given))
      expectLink(new RegExp(`^${network}$`, 'i'), href, footer);
    expect(footer.queryByRole('link', { name: 'YouTube' })).toBeNull();
  });
});

test('[G-23] rooms are told in square metres where the hotel wants it so', async () => {
  await openPage(PATH.rooms, ({ sections }) => {
    sections.hotelInfo.sizeUnit = 'm2';
  });
  expect(screen.getAllByText('2.8 m²')).toHaveLength(2);
  expect(screen.queryByText('30 ft²')).toBeNull();
});

test('a testimonial says where and when it was written', async () => {
  await openPage(PATH.home, ({ testimonials: [first] }) => {
    Object.assign(first ?? {}, { source: 'Booking.com', month: '2026-03' });
  });
  expect(screen.getByText('Booking.com, March 2026')).toBeVisible();
});

test('the page’s icon is the hotel’s logo, and the site’s own again without one', async () => {
  const icons = () =>
    [...document.head.querySelectorAll('link[rel="icon"]')].map((link) =>
      link.getAttribute('href'),
    );
  await openPage(PATH.home, ({ sections }) => {
    sections.hotelInfo.logo = 'https://example.com/logo.png';
  });
  await waitFor(() => expect(icons()).toEqual(['https://example.com/logo.png']));
});
