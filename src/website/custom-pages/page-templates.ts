import { starterWords } from '../../words/staff.ts';
import { block, paragraphs, pageTemplate, type Gap } from './page-template.ts';

type Ask = (gap: Gap) => string;

const three = (ask: Ask, gap: Gap) => ['', '', ''].map((group) => entry(ask, gap, group));
const entry = (ask: Ask, gap: Gap, group: string) => ({
  group,
  name: ask(gap),
  line: ask('line'),
  price: ask('price'),
  marks: [],
});
const steps = (ask: Ask, line = '') =>
  Array.from({ length: 3 }, () => ({ when: ask('time'), name: ask('step'), line }));
const card = (to: string, name: string, line = '') => ({ to, name, line, image: '' });

const restaurant = pageTemplate('restaurant', (t, ask) => {
  const meal = (name: string) => ({ when: ask('time'), name, line: '' });
  return {
    title: t('restaurant'),
    slug: 'restaurant',
    description: ask('summary'),
    about: 'restaurant',
    place: 'header',
    blocks: [
      block('opening', 'wide', { title: t('atOurTable'), lead: ask('known') }),
      block('text', 'large', { body: paragraphs(ask('story')) }),
      block('list', 'menu', {
        title: t('menu'),
        items: [t('starters'), t('mains'), t('desserts')].map((group) => entry(ask, 'dish', group)),
      }),
      block('times', 'table', {
        title: t('kitchenHours'),
        items: [meal(t('breakfast')), meal(t('lunch')), meal(t('dinner'))],
      }),
      block('press', 'band', { title: t('bookATable'), action: 'call' }),
    ],
  };
});

const spa = pageTemplate('spa', (t, ask) => ({
  title: t('spa'),
  slug: 'spa',
  description: ask('summary'),
  about: 'page',
  place: 'header',
  blocks: [
    block('opening', 'beside', { title: t('timeForYourself'), lead: ask('known') }),
    block('list', 'columns', { title: t('treatments'), items: three(ask, 'treatment') }),
    block('beside', 'start', { title: ask('treatment'), body: paragraphs(ask('story')) }),
    block('times', 'line', { title: t('howAVisitGoes'), items: steps(ask) }),
    block('facts', 'columns', {
      title: t('goodToKnow'),
      items: [t('hours'), t('whatToWear')].map((label) => ({ label, line: ask('answer') })),
    }),
    block('press', 'quiet', { title: t('askForATime'), action: 'write' }),
  ],
}));

const experiences = pageTemplate('experiences', (t, ask) => ({
  title: t('experiences'),
  slug: 'experiences',
  description: ask('summary'),
  about: 'page',
  place: 'header',
  blocks: [
    block('opening', 'wide', { title: t('daysOut'), lead: ask('known') }),
    block('list', 'cards', { title: t('whatWeArrange'), items: three(ask, 'trip') }),
    block('times', 'line', { title: ask('trip'), items: steps(ask) }),
    block('beside', 'end', { title: ask('trip'), body: paragraphs(ask('story')) }),
    block('way', 'map', { title: t('whereEverythingIs') }),
    block('press', 'quiet', { title: t('whatToSee'), action: 'write' }),
  ],
}));

/** Each offer hides after its last day, once staff enter one. */
const offers = pageTemplate('offers', (t, ask) => {
  const offer = (look: 'wide' | 'beside') =>
    block('offer', look, {
      title: ask('offer'),
      body: paragraphs(ask('story')),
      price: ask('price'),
      included: [{ name: ask('included') }, { name: ask('included') }],
    });
  return {
    title: t('offers'),
    slug: 'offers',
    description: ask('summary'),
    about: 'page',
    place: 'header',
    blocks: [
      block('opening', 'quiet', { title: t('reasonsToStay'), lead: ask('known') }),
      offer('wide'),
      offer('beside'),
      block('facts', 'rows', {
        title: t('howItWorks'),
        items: [t('howToBook'), t('ifPlansChange')].map((label) => ({
          label,
          line: ask('answer'),
        })),
      }),
      block('cards', 'two', {
        items: [card('/rooms', t('rooms'), t('pricePerNight')), card('/contact', t('gettingHere'))],
      }),
    ],
  };
});

const weddings = pageTemplate('weddings', (t, ask) => ({
  title: t('weddings'),
  slug: 'weddings',
  description: ask('summary'),
  about: 'page',
  place: 'footer',
  blocks: [
    block('opening', 'wide', { title: t('yourWeddingWithUs'), lead: ask('known') }),
    block('text', 'columns', { body: paragraphs(ask('story'), ask('story')) }),
    block('times', 'columns', { title: t('howTheDayGoes'), items: steps(ask, ask('line')) }),
    block('pictures', 'rows', { title: t('thePlaces') }),
    block('list', 'menu', { title: t('whatItCosts'), items: three(ask, 'service') }),
    block('facts', 'large', {
      title: t('inFigures'),
      items: [t('guestsAtTable'), t('roomsForThem')].map((line) => ({
        label: ask('number'),
        line,
      })),
    }),
    block('press', 'picture', { title: t('tellUsTheDay'), action: 'write' }),
  ],
}));

const journal = pageTemplate('journal', (t, ask) => ({
  title: t('journal'),
  slug: 'journal',
  description: ask('summary'),
  about: 'article',
  place: 'footer',
  blocks: [
    block('opening', 'wide', { title: ask('title'), lead: t('fromTheJournal') }),
    block('text', 'column', { body: paragraphs(ask('story'), ask('story')) }),
    block('beside', 'start', { body: paragraphs(ask('story')) }),
    block('pictures', 'strip', {}),
    block('cards', 'rows', {
      title: t('comeAndSee'),
      items: [card('/about', t('aboutUs')), card('/rooms', t('rooms'))],
    }),
  ],
}));

/** The templates offered for a new page. Downloaded only when staff add a page. */
export const PAGE_TEMPLATES = [restaurant, spa, experiences, offers, weddings, journal].map(
  (one) => ({
    ...one,
    ...starterWords[one.key],
  }),
);
