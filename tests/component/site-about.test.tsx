import { loadPublicPages } from '@/app/pages';
import { paragraphsOf } from '@/basics/rules/paragraphs';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { answerReads, delay, expectLink, fireEvent, openPage, renderApp } from '../support/site';
import { screen, within } from '../support/site';
import { storedImage } from '../support/staff-items';

const stored = (position: number, path: string) =>
  storedImage({ id: path, path, category: 'about', position, alt: `Picture ${position}` });

const gallery = () => document.querySelector<HTMLElement>('.gallery') ?? document.body;
const sources = () =>
  within(gallery())
    .queryAllByRole('img')
    .map((image) => image.getAttribute('src'));

test('[A-01] shows the title and description of the hotel', async () => {
  await openPage('/about', ({ sections }) => {
    sections.aboutSection.title = 'Built by boat carpenters';
    sections.aboutSection.description = 'Every beam came over the water.';
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Built by boat carpenters' })).toBeVisible();
  expect(screen.getByText('Every beam came over the water.')).toBeVisible();
});

test('[A-02] [A-07] [A-08] [A-09] [H-18] shows its paragraphs, three service cards and a way on to the rooms', async () => {
  await openPage('/about');
  for (const name of ['Luxury Accommodation', 'Fine Dining', 'Concierge Service'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  expectLink('Our Rooms', '/rooms', within(screen.getByRole('main')));
  for (const paragraph of paragraphsOf(DEFAULT_CONTENT.sections.aboutStory.days))
    expect(screen.getByText(paragraph)).toBeVisible();
});

test('[A-03] shows four pictures in the order of their positions', async () => {
  await openPage('/about', ({ images }) => {
    images.push(stored(2, 'about/c.jpg'), stored(0, 'about/a.jpg'));
  });
  expect(sources()).toEqual([
    expect.stringContaining('/hotel_images/about/a.jpg'),
    '/images/about-2.jpg',
    expect.stringContaining('/hotel_images/about/c.jpg'),
    '/images/about-4.jpg',
  ]);
});

test('[A-04] shows skeletons in their place while loading', async () => {
  await loadPublicPages();
  answerReads({ 'rpc/site_content': () => delay('infinite') });
  const { leave } = renderApp('/about');
  expect(gallery().querySelectorAll('.skel')).toHaveLength(4);
  leave();
});

test('[A-05] [A-06] without pictures it shows placeholders reading About Image N', async () => {
  await openPage('/about', ({ sections }) => (sections.aboutSection.images = []));
  for (const text of ['About Image 1', 'About Image 2', 'About Image 3', 'About Image 4']) {
    expect(within(gallery()).getByText(text)).toBeVisible();
  }
  expect(sources()).toEqual([]);
});

test('[A-05] a picture that fails becomes its placeholder; the others stay', async () => {
  await openPage('/about');
  const third = within(gallery()).getAllByRole('img')[2];
  if (third) fireEvent.error(third);
  expect(await within(gallery()).findByText('About Image 3')).toBeVisible();
  expect(sources()).toHaveLength(3);
});

test('[A-11] never shows more than four', async () => {
  await openPage('/about', ({ images }) => {
    for (const position of [0, 1, 2, 3, 4, 5])
      images.push(stored(position, `about/${position}.jpg`));
  });
  expect(sources()).toHaveLength(4);
});
