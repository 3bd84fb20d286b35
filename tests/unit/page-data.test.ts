import { blankBlock, type Block, type BlockKind, type BlockOf } from '@/content/schema/block';
import { withoutMarkup } from '@/website/blocks/inline-markup';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { structuredDataText } from '@/website/head/site/structured-data';
import { blankPage, type Page } from '@/content/schema/page';
import { pageData, priceOf } from '@/website/custom-pages/site/page-data';
import { pagePicture } from '@/website/custom-pages/site/page-picture';
import { roomPath } from '@/basics/rules/paths';
import { addDays, hotelToday } from '@/basics/time/dates';

const today = hotelToday();
let lastId = 0;
function block<K extends BlockKind>(kind: K, more: Partial<BlockOf<K>> = {}): BlockOf<K> {
  return { ...blankBlock(kind, `block-${(lastId += 1)}`), ...more };
}

const page = (about: Page['about'], blocks: Block[], more: Partial<Page> = {}): Page => ({
  ...blankPage(),
  id: 'page-1',
  title: 'The table',
  slug: 'table',
  description: 'What the boats bring.',
  status: 'published',
  formerSlugs: [],
  position: 0,
  updatedAt: '2026-11-20T10:00:00.000Z',
  about,
  blocks,
  ...more,
});
const item = (name: string, price = '', more = {}) => ({
  group: '',
  name,
  line: '',
  price,
  marks: [],
  ...more,
});

type Node = Record<string, unknown> & { '@type': string };
function graphOf(one: Page): Node[] {
  const text = structuredDataText(pageData(one, DEFAULT_CONTENT));
  // The cast is safe: `structuredDataText` writes this form.
  const data = JSON.parse(text) as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
const typesOf = (one: Page) => graphOf(one).map((node) => node['@type']);

test('every page says where it stands', () => {
  const [first] = graphOf(page('page', []));
  expect(first).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: DEFAULT_CONTENT.sections.hotelInfo.name,
        item: expect.stringMatching(/\/$/),
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'The table',
        item: expect.stringMatching(/\/table$/),
      },
    ],
  });
  expect(typesOf(page('page', []))).toEqual(['BreadcrumbList']);
});

test('a restaurant has its menu, under its headings, with the prices that are amounts', () => {
  const list = block('list', {
    title: 'Evening',
    items: [
      item('Crab', '$12.50', {
        group: 'From the sea',
        line: 'With Kep pepper',
        marks: ['glutenFree'],
      }),
      item('Squid', 'market price'),
      item('Mango', '4', { group: 'Sweet', marks: ['vegan', 'spicy'] }),
    ],
  });
  const [, restaurant] = graphOf(page('restaurant', [list, block('list', { hidden: true })]));
  expect(restaurant).toMatchObject({
    '@type': 'Restaurant',
    name: 'The table',
    address: {
      '@type': 'PostalAddress',
      streetAddress: DEFAULT_CONTENT.sections.contactInfo.location,
    },
    telephone: expect.stringMatching(/^\+/),
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'From the sea',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Crab',
              description: 'With Kep pepper',
              offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'USD' },
              suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
            },
            { '@type': 'MenuItem', name: 'Squid' },
          ],
        },
        {
          name: 'Sweet',
          hasMenuItem: [
            {
              offers: { price: '4', priceCurrency: 'USD' },
              suitableForDiet: ['https://schema.org/VeganDiet'],
            },
          ],
        },
      ],
    },
  });
  expect(JSON.stringify(restaurant)).not.toContain('market price');
  expect(graphOf(page('restaurant', []))[1]).not.toHaveProperty('hasMenu');
});

test('an event is one where its days are said, and an article says when it was changed', () => {
  const ball = block('offer', { title: 'Ball', from: addDays(today, 3), until: addDays(today, 4) });
  expect(typesOf(page('event', [], { showsFrom: today }))).toEqual(['BreadcrumbList']);
  const [, event] = graphOf(page('event', [ball]));
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'The table',
    startDate: ball.from,
    endDate: ball.until,
    location: { '@type': 'Place', name: DEFAULT_CONTENT.sections.hotelInfo.name },
  });
  expect(graphOf(page('article', []))[1]).toMatchObject({
    '@type': 'Article',
    headline: 'The table',
    dateModified: '2026-11-20T10:00:00.000Z',
    author: { '@type': 'Organization' },
  });
});

test('an offer says until when and for which rooms, and one that is over or hidden nothing', () => {
  const [room] = DEFAULT_CONTENT.rooms;
  const offer = block('offer', {
    title: 'Two nights',
    body: [{ type: 'paragraph', text: 'With **breakfast** and [a walk](/about)' }],
    from: addDays(today, -1),
    until: addDays(today, 1),
    price: '$289',
    rooms: [room?.id ?? ''],
  });
  const over = block('offer', { title: 'Over', until: addDays(today, -1) });
  const hidden = block('offer', { title: 'Hidden', hidden: true });
  const offers = graphOf(page('page', [offer, over, hidden])).slice(1);
  expect(offers).toEqual([
    {
      '@type': 'Offer',
      name: 'Two nights',
      description: 'With breakfast and a walk',
      url: expect.stringMatching(/\/table$/),
      validFrom: offer.from,
      validThrough: offer.until,
      price: '289',
      priceCurrency: 'USD',
      offeredBy: { '@id': expect.stringMatching(/#hotel$/) },
      itemOffered: [
        {
          '@type': 'HotelRoom',
          '@id': expect.stringContaining(`${roomPath(room?.id ?? '')}#room`),
          name: room?.name,
        },
      ],
    },
  ]);
});

test('the letters of a text in the data are those that the page shows', () => {
  for (const text of [
    '**a** *b* c',
    '[a](/b) [c]',
    '\\*a\\* \\[b\\] \\\\',
    'a (b) [c](https://d.e)',
  ]) {
    const offer = block('offer', { title: 'T', body: [{ type: 'paragraph', text }] });
    expect(graphOf(page('page', [offer])).at(-1)).toMatchObject({
      description: withoutMarkup(text),
    });
  }
});

describe('a price', () => {
  test.each([
    ['$12', '12', 'USD'],
    ['$ 12.5', '12.50', 'USD'],
    ['12,50 €', '12.50', 'EUR'],
    ['1,200', '1200', 'USD'],
    ['12 000៛', '12000', 'KHR'],
    ['$1,234.50', '1234.50', 'USD'],
  ])('%s is an amount', (text, price, priceCurrency) => {
    expect(priceOf(text, '$')).toEqual({ price, priceCurrency });
  });

  test.each(['', 'from $12', '$12 each', 'on request', '$12–15', '12 x', '-5', '$', '1.2.3'])(
    '%s is none',
    (text) => {
      expect(priceOf(text, '$')).toBeUndefined();
    },
  );
});

test('on a shared link stands the page’s picture, else the first of its blocks that is shown', () => {
  const blocks = [
    block('opening', { hidden: true, image: '/images/hidden.jpg' }),
    block('text'),
    block('pictures', { images: ['/images/one.jpg', '/images/two.jpg'] }),
  ];
  expect(pagePicture(page('page', blocks), DEFAULT_CONTENT)?.src).toBe('/images/one.jpg');
  const own = page('page', blocks, { image: '/images/own.jpg' });
  expect(pagePicture(own, DEFAULT_CONTENT)?.src).toBe('/images/own.jpg');
  expect(pagePicture(page('page', []), DEFAULT_CONTENT)).toBeNull();
});
