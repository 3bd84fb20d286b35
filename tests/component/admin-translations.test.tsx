import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { LANGUAGES } from '@/words/languages';
import { answerReads, answerWrites, contentAnswer, expectLink, findToast } from '../support/staff';
import { press, refusal, renderSignedIn, retype, saveChanges, screen } from '../support/staff';
import { server, textsOf, waitFor, within, write } from '../support/staff';

/** Translating the hotel's own texts (decision 0030). */

const { heroSection, pageTexts } = DEFAULT_CONTENT.sections;
const AT = '2026-11-22T10:00:00.000+00:00';

type Row = { source: string; text: string; made_from?: string | null; updated_at?: string };

function stored(...rows: Row[]): void {
  answerReads({
    translations: () =>
      rows.map((row, nth) => ({
        id: String(nth),
        language: 'fr',
        made_from: null,
        updated_at: AT,
        ...row,
      })),
  });
}

function saves(): unknown[] {
  type Body = { entries: { source: string; text: string }[] };
  return answerWrites('post', 'rpc/save_translations', ({ entries }: Body) =>
    entries
      .filter(({ text }) => text)
      .map(({ source, text }) => ({ source, text, madeFrom: null, updatedAt: AT })),
  );
}

async function openHero(language = /Français/) {
  const app = renderSignedIn('/admin/hero');
  await app.user.click(await screen.findByRole('button', { name: language }));
  await screen.findByRole('form', { name: /, Français/ });
  return app;
}
const languages = () => within(screen.getByRole('group', { name: 'Language of the texts' }));
const title = () => screen.getByLabelText('Title');

test('each language says how much of it is missing, and how much to look at again', async () => {
  stored({ source: heroSection.title, text: 'Là', made_from: 'Before' }, {
    source: heroSection.title,
    text: '月',
    language: 'zh',
  } as Row);
  renderSignedIn('/admin/hero');
  await waitFor(() =>
    expect(textsOf(languages().getAllByRole('button'))).toEqual(
      LANGUAGES.map(({ code, name }, nth) => {
        const missing = { fr: '21 missing, 1 to check again', zh: '11 missing' };
        return nth === 0 ? name : `${name} ${Reflect.get(missing, code) ?? '22 missing'}`;
      }),
    ),
  );
});

test('nothing is said to be missing before the translations are there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerReads({ translations: () => promise.then(() => []) });
  renderSignedIn('/admin/hero');
  await screen.findByRole('group', { name: 'Language of the texts' });
  const said = () => textsOf(languages().getAllByRole('button'));
  expect(said()).toEqual(LANGUAGES.map(({ name }) => name));
  resolve();
  await waitFor(() => expect(said()).toContain('Français 22 missing'));
});

test('a text stands beside its field, which is in the language that is written into it', async () => {
  await openHero();
  expect(title()).toHaveAttribute('lang', 'fr');
  expect(title()).toHaveAttribute('dir', 'auto');
  expect(title()).toHaveAccessibleDescription(heroSection.title);
  const [source] = screen.getAllByText(heroSection.title);
  expect(source).toHaveAttribute('lang', 'en');
  expect(screen.getByLabelText('Hotel name (optional)')).toHaveValue('');
});

test('what is written shows in the preview, and is saved over what was there', async () => {
  stored({ source: heroSection.subtitle, text: 'Ancien' });
  const asked = saves();
  const { user } = await openHero();
  await write(user, title(), 'Là où la lune se lève');
  await retype(user, 'Subtitle', 'Neuf');
  const preview = within(screen.getByRole('region', { name: 'Live preview' }));
  expect(preview.getByText('Là où la lune se lève').closest('[lang=fr]')).not.toBeNull();
  await saveChanges(user);
  expect(await findToast('Translation saved')).toBeVisible();
  const entries = [
    { source: heroSection.title, text: 'Là où la lune se lève', seen: null },
    { source: heroSection.subtitle, text: 'Neuf', seen: AT },
  ];
  expect(asked).toEqual([{ to_language: 'fr', entries }]);
  expect(languages().getByRole('button', { name: 'Français' })).toBeVisible();
});

describe('what cannot be a translation', () => {
  test('is one without a placeholder of its text: the sentence names it', async () => {
    const asked = saves();
    const { user } = renderSignedIn('/admin/site-config');
    await user.click(await screen.findByRole('button', { name: /Français/ }));
    const field = await screen.findByLabelText('Home: above the rooms');
    expect(field).toHaveAccessibleDescription(pageTexts.roomsLead);
    await write(user, field, 'Des façons de séjourner');
    await saveChanges(user);
    expect(field).toHaveAccessibleDescription(/Keep \{rooms\} as it is/);
    expect(asked).toEqual([]);
  });

  test('is one that is longer than the frame of its text', async () => {
    const asked = saves();
    const { user } = await openHero();
    await write(user, title(), 'x'.repeat(3 * 160));
    await saveChanges(user);
    expect(title()).toHaveAccessibleDescription(/160/);
    expect(title()).toHaveValue('x'.repeat(480));
    expect(asked).toEqual([]);
  });
});

test('a translation of a text that has changed shows what it was, and may be right still', async () => {
  stored({ source: heroSection.title, text: 'Là', made_from: 'Where the sun rises' });
  const asked = saves();
  const { user } = await openHero();
  expect(title()).toHaveAccessibleDescription(
    /original text has changed.*Old text: Where the sun rises/,
  );
  await press(user, 'Keep translation: Title');
  await waitFor(() => expect(screen.queryByText(/original text has changed/)).toBeNull());
  expect(asked).toEqual([
    { to_language: 'fr', entries: [{ source: heroSection.title, text: 'Là', seen: AT }] },
  ]);
});

test('two people’s translations of one text are put to the choice', async () => {
  stored({ source: heroSection.title, text: 'Ancien' });
  const { user } = await openHero();
  await retype(user, title(), 'Le mien');
  const later = '2026-11-22T11:00:00.000+00:00';
  stored({ source: heroSection.title, text: 'Le leur', updated_at: later });
  answerWrites('post', 'rpc/save_translations', () => refusal('someone else', undefined, 409));
  await saveChanges(user);
  const notice = within(await screen.findByRole('alert', { name: 'Changed by somebody else' }));
  expect(notice.getByText('Le leur')).toBeVisible();
  expect(title()).toHaveValue('Le mien');
  const asked = saves();
  await user.click(notice.getByRole('button', { name: 'Keep mine' }));
  await saveChanges(user);
  const entries = [{ source: heroSection.title, text: 'Le mien', seen: later }];
  await waitFor(() => expect(asked).toEqual([{ to_language: 'fr', entries }]));
});

test('what is not saved is there again, in its language alone', async () => {
  const { user, leave } = await openHero();
  await write(user, title(), 'Brouillon');
  await user.click(languages().getByRole('button', { name: 'English' }));
  expect(await screen.findByLabelText('Title')).toHaveValue(heroSection.title);
  expect(languages().getByRole('button', { name: 'English' })).toHaveFocus();
  await user.click(languages().getByRole('button', { name: /ខ្មែរ/ }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  leave();
  await openHero();
  expect(title()).toHaveValue('Brouillon');
  expect(screen.getByText('Restored unsaved changes')).toBeVisible();
});

test('what is typed into the texts themselves waits while one translates', async () => {
  const { user } = renderSignedIn('/admin/hero');
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(languages().getByRole('button', { name: /Français/ }));
  await screen.findByRole('form', { name: /, Français/ });
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(heroSection.title);
  await user.click(languages().getByRole('button', { name: 'English' }));
  expect(await screen.findByLabelText('Title')).toHaveValue(`${heroSection.title}!`);
});

test('a room is translated in its dialog', async () => {
  const asked = saves();
  const content = structuredClone(DEFAULT_CONTENT);
  content.rooms[0]?.amenities.unshift('A gramophone');
  const { user } = renderSignedIn('/admin/rooms');
  server.use(contentAnswer(content));
  await user.click(await screen.findByRole('button', { name: 'Edit Garden Standard' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Français/ }));
  // Only amenities in the hotel's own words have a field, because the catalogues translate the
  // others.
  const [field, ...others] = await dialog.findAllByLabelText(/^Amenities/);
  expect(others).toEqual([]);
  if (field) await write(user, field, 'Un gramophone');
  expect(dialog.getByText('Un gramophone')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  const entries = [{ source: 'A gramophone', text: 'Un gramophone', seen: null }];
  await waitFor(() => expect(asked).toEqual([{ to_language: 'fr', entries }]));
});

test('a hotel with one language sees no languages', async () => {
  const { hotelInfo } = DEFAULT_CONTENT.sections;
  const one = structuredClone(DEFAULT_CONTENT);
  one.sections.hotelInfo = { ...hotelInfo, languages: ['en'] };
  const { queryClient } = renderSignedIn('/admin/hero');
  await screen.findByLabelText('Title');
  queryClient.setQueryData(['content'], one);
  await waitFor(() => expect(screen.queryByRole('group', { name: /Language/ })).toBeNull());
});

test('the overview says for each language what is missing, and leads to the editors that lack it', async () => {
  stored(
    { source: heroSection.title, text: 'Là', made_from: 'Before' },
    { source: heroSection.subtitle, text: 'Une maison paisible' },
  );
  renderSignedIn('/admin/site-config');
  const overview = within(await screen.findByRole('region', { name: 'Translations' }));
  const french = within(await overview.findByRole('list', { name: 'Français' }));
  expectLink('Hero Section 1 to check again', '/admin/hero?translate=fr', french);
  const row = await screen.findByRole('button', { name: /^Français .*\d missing$/ });
  const own = row.querySelector('.sr-only')?.textContent ?? '';
  expect(french.getByRole('link', { name: `Site Config ${own}` })).toBeVisible();
  expect(french.queryByRole('link', { name: /^Testimonials/ })).toBeNull();
});

test('each link of the overview leads to a field of its language that lacks the text', async () => {
  const content = structuredClone(DEFAULT_CONTENT);
  const extra = { id: 'e1', updatedAt: AT, position: 0, price: 8, per: 'stay', most: 1 } as const;
  content.prices.extras.push({ ...extra, name: 'Breakfast' });
  const open = (address: string) => {
    const app = renderSignedIn(address);
    server.use(contentAnswer(content));
    const others = ['extras', 'charges', 'child_bands', 'stay_discounts', 'promo_codes'];
    for (const table of ['price_periods', ...others]) answerReads({ [table]: [] });
    return app;
  };
  let app = open('/admin/site-config');
  const overview = within(await screen.findByRole('region', { name: 'Translations' }));
  const french = within(await overview.findByRole('list', { name: 'Français' }));
  const addresses = french.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses).toContain('/admin/prices?translate=fr');
  for (const address of addresses) {
    app.leave();
    app = open(address);
    await waitFor(() => {
      expect(document.activeElement, address).toHaveAttribute('lang', 'fr');
      expect(document.activeElement, address).toHaveValue('');
      expect(document.activeElement, address).toBeVisible();
    });
    if (!address.startsWith('/admin/prices')) continue;
    expect(document.activeElement).toHaveAccessibleName('Extra “Breakfast”');
  }
});
