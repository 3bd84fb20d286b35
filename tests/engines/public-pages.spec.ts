import { expect, test } from './support/test.ts';
import { carouselWords, navWords, roomsWords } from '../../src/words/visitors.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { SITE } from '../e2e/support/site.ts';
import { VISITOR_PAGES } from '../support/pages.ts';
import { button, link, role, text } from './support/things.ts';

// The content that the pages were built with, whatever other tests have changed.
test.beforeAll(startFreshBackend);

const { testimonials } = DEFAULT_CONTENT;
/** What the document of a page, before any script, says it is about. */
async function headingOf(path: string): Promise<string> {
  const html = await (await fetch(new URL(path, SITE.url))).text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return heading.replaceAll(/<[^>]+>/g, '');
}

const heading = (name: string) => role('heading', name);
const menu = role('dialog', navWords.menu);

test('every public page shows what it is about, before and after its script has come', async ({
  person,
}) => {
  for (const path of [...VISITOR_PAGES, PATH.login]) {
    const title = await headingOf(path);
    expect(title, path).not.toBe('');
    await person.open(path);
    await person.sees(heading(title));
    await person.untilContentCame();
    await person.sees(heading(title));
  }
});

test('the menu of a small window opens, closes by Escape with the focus back, and leads on', async ({
  person,
}) => {
  await person.resize(390, 844);
  await person.open(PATH.home);
  const opener = button(navWords.menu);
  await person.click(opener);
  await person.sees(menu);
  await person.press('Escape');
  await person.seesNoMore(menu);
  await person.seesFocusOn(opener);

  await person.click(opener);
  await person.click(link(navWords.rooms, menu));
  await person.isAt(PATH.rooms);
  await person.sees(heading(roomsWords.title));
  await person.seesNoMore(menu);
});

test('the carousel stops, goes on and back, and shows the one that was chosen', async ({
  person,
}) => {
  const carousel = role('region', carouselWords.label);
  const words = (index: number) => text(`“${testimonials[index]?.text}”`, carousel);
  const dot = (index: number) => button(`Testimonial ${index + 1}`, carousel);
  await person.open(PATH.home);
  await person.click(button(carouselWords.pause, carousel));
  await person.sees(button(carouselWords.play, carousel));
  await person.click(dot(0));
  await person.seesCurrent(dot(0));
  await person.sees(words(0));
  await person.click(button(carouselWords.next, carousel));
  await person.seesCurrent(dot(1));
  await person.sees(words(1));
  await person.seesNoMore(words(0));
  await person.click(button(carouselWords.previous, carousel));
  await person.sees(words(0));
  await person.press('ArrowRight');
  await person.seesCurrent(dot(1));
});
