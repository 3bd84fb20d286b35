import type { BlockOf } from '@/content/schema/block';
import { expectLink, screen, textsOf, within } from '../support/testing';
import { block, openBlocks, paragraph } from '../support/custom-page';

const main = () => within(screen.getByRole('main'));

test.each([
  block('facts', { title: 'Nothing' }),
  block('list', { title: 'Nothing' }),
  block('times', { title: 'Nothing' }),
  block('quotation', { author: 'Nothing' }),
  block('pictures', { title: 'Nothing', images: [''] }),
  block('cards', { title: 'Nothing', items: [{ to: '/gone', name: '', line: '', image: '' }] }),
])('with nothing to show not even the title of $kind is there', async (empty) => {
  await openBlocks([empty]);
  expect(screen.queryByText('Nothing')).toBeNull();
  expect(main().getByRole('heading', { level: 1, name: 'The table' })).toBeVisible();
});

test.each(['column', 'columns', 'large'] as const)('text, %s: as it was written', async (look) => {
  await openBlocks([
    block('text', {
      look,
      title: 'The kitchen',
      body: [
        paragraph('From **six**. See [our rooms](/rooms) or [the web](https://example.com).'),
        { type: 'heading', text: 'What there is' },
        { type: 'bullet', text: 'Fish' },
        { type: 'bullet', text: 'Rice' },
        { type: 'number', text: 'Sit down' },
      ],
    }),
  ]);
  expect(main().getByRole('heading', { level: 1, name: 'The kitchen' })).toBeVisible();
  expect(main().getByRole('heading', { level: 2, name: 'What there is' })).toBeVisible();
  expect(main().getByText('six').tagName).toBe('STRONG');
  expectLink('our rooms', '/rooms', main());
  expectLink('the web', 'https://example.com', main());
  const [bullets, numbers] = main().getAllByRole('list');
  expect(bullets?.children).toHaveLength(2);
  expect(numbers?.tagName).toBe('OL');
});

test('text: what is written is never read as HTML, and leads nowhere that no link may', async () => {
  await openBlocks([
    block('text', { body: [paragraph('<b>bold</b> [press](javascript:alert(1))')] }),
  ]);
  expect(main().getByText('<b>bold</b> [press](javascript:alert(1))')).toBeVisible();
  expect(main().queryByRole('link')).toBeNull();
});

test('text: without a title the page’s own stands above it', async () => {
  await openBlocks([block('text', { body: [paragraph('Only words.')] })]);
  expect(main().getByRole('heading', { level: 1, name: 'The table' })).toBeVisible();
  expect(main().getByText('Only words.')).toBeVisible();
});

test.each(['large', 'quiet', 'dark'] as const)('quotation, %s: who said what', async (look) => {
  const said = { look, quote: 'We stayed.' };
  await openBlocks([block('quotation', { ...said, author: 'Sample Guest A.', role: 'In March' })]);
  const figure = within(main().getByRole('figure'));
  expect(figure.getByRole('blockquote')).toHaveTextContent('“We stayed.”');
  expect(figure.getByText('Sample Guest A.')).toBeVisible();
  expect(figure.getByText('In March')).toBeVisible();
});

test('quotation: nobody is named where nobody is known', async () => {
  await openBlocks([block('quotation', { quote: 'We stayed.' })]);
  expect(main().getByRole('figure').querySelector('figcaption')).toBeNull();
});

test.each(['rows', 'columns', 'large'] as const)('facts, %s, in their sentences', async (look) => {
  const items = [
    { label: '9 tables', line: 'Four outside.' },
    { label: 'No music', line: '' },
  ];
  await openBlocks([block('facts', { look, title: 'Good to know', items })]);
  expect(main().getByRole('heading', { level: 1, name: 'Good to know' })).toBeVisible();
  expect(textsOf(main().getAllByRole('term'))).toEqual(['9 tables', 'No music']);
  expect(textsOf(main().getAllByRole('definition'))).toEqual(['Four outside.']);
});

const hours = [
  { when: '6:30', name: 'Breakfast', line: 'Outside.' },
  { when: 'at dusk', name: 'Drinks', line: '' },
];

test.each(['line', 'table', 'columns'] as const)('times, %s: in their order', async (look) => {
  const times = block('times', { look, title: 'The day', items: hours });
  await openBlocks([block('text', { title: 'First' }), times]);
  const [first, second] = main().getAllByRole('listitem');
  expect(first).toHaveTextContent('6:30BreakfastOutside.');
  expect(second).toHaveTextContent('at duskDrinks');
  expect(main().getByRole('heading', { level: 3, name: 'Drinks' })).toBeVisible();
});

type Dish = BlockOf<'list'>['items'][number];
const dish = (name: string, more: Partial<Dish> = {}): Dish => ({
  group: '',
  name,
  line: '',
  price: '',
  marks: [],
  ...more,
});

const dishes = [
  dish('Soup', { group: 'To begin', price: '$4', line: 'Of corn.', marks: ['vegetarian'] }),
  dish('Salad', { price: '$5', marks: ['vegan', 'glutenFree'] }),
  dish('Squid', { group: 'From the sea', price: '$11' }),
];

test.each(['menu', 'columns', 'cards'] as const)('list, %s: by group with prices', async (look) => {
  await openBlocks([
    block('text', { title: 'First' }),
    block('list', { look, title: 'The card', note: 'It changes.', items: dishes }),
  ]);
  expect(main().getByRole('heading', { level: 2, name: 'The card' })).toBeVisible();
  expect(main().getByText('It changes.')).toBeVisible();
  const groups = textsOf(main().getAllByRole('heading', { level: 3 }));
  expect(groups).toEqual(['To begin', 'From the sea']);
  const [first, second] = main().getAllByRole('list');
  expect(first).toHaveTextContent(/^Soup vegetarian \$4Of corn\.Salad vegan gluten-free \$5$/);
  expect(second).toHaveTextContent(/^Squid \$11$/);
});

test('list: a legend tells of the marks that stand in it, and of no others', async () => {
  await openBlocks([block('list', { items: dishes })]);
  expect(textsOf(main().getAllByRole('term'))).toEqual(['vegetarian', 'vegan', 'gluten-free']);
  expect(main().getByText('without meat or fish')).toBeVisible();
});

test('list: without groups or marks there is one list and nothing else', async () => {
  await openBlocks([block('list', { title: 'The card', items: [dish('Soup'), dish('Rice')] })]);
  expect(main().getAllByRole('listitem')).toHaveLength(2);
  expect(main().getAllByRole('heading')).toHaveLength(1);
  expect(main().queryByRole('term')).toBeNull();
});

test('list: sixty stand there as one does', async () => {
  const many = Array.from({ length: 60 }, (_, index) => dish(`Dish ${index + 1}`));
  await openBlocks([block('list', { look: 'cards', items: many })]);
  expect(main().getAllByRole('listitem')).toHaveLength(60);
});
