import { pathIn } from '@/basics/rules/language-paths';
import { type LanguageCode, LANGUAGES } from '@/words/languages';
import { fireEvent, openPage, press, screen, scrollTo, textsOf, waitFor } from '../support/site';
import { within } from '../support/site';

beforeEach(() => scrollTo(0));

function browserPrefers(...languages: string[]): void {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

/** The links of the language list, which the browser opens without script. */
function links() {
  const list = screen.getByLabelText('Language');
  return within(list).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
}

describe('the switch', () => {
  test('names each language by its own name, and leads to the same page', async () => {
    await openPage('/rooms/room-deluxe');
    expect(links().map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual(
      LANGUAGES.map(({ code, name, tag }) => [name, tag, pathIn(code, '/rooms/room-deluxe')]),
    );
    expect(links()[0]).toHaveAttribute('aria-current', 'true');
    for (const button of screen.getAllByLabelText('Language: English'))
      expect(button).toHaveAttribute('popovertarget', 'languages');
  });

  test('leads from an address without a page to the home page', async () => {
    await openPage('/nowhere');
    expect(links().map((link) => link.getAttribute('href'))).toEqual(
      LANGUAGES.map(({ code }) => pathIn(code, '/')),
    );
  });

  test('loses a language that the hotel has taken away, and is gone where one is left', async () => {
    const open = (...codes: LanguageCode[]) =>
      openPage('/', ({ sections }) => (sections.hotelInfo.languages = codes));
    const { leave } = await open('en', 'fr');
    expect(textsOf(links())).toEqual(['English', 'Français']);
    leave();
    await open('en');
    expect(screen.queryAllByLabelText(/Language/)).toEqual([]);
  });

  test('remembers what was chosen, what the address asked, and where one stood', async () => {
    await openPage('/');
    window.history.replaceState(null, '', '/?from=letter');
    scrollTo(900);
    const french = within(screen.getByLabelText('Language')).getByRole('link', {
      name: 'Français',
      hidden: true,
    });
    // Prevents navigation, which jsdom does not support.
    french.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(french);
    expect(french.getAttribute('href')).toMatch(/\/fr\?from=letter$/);
    expect(localStorage.getItem('language')).toBe('fr');
    expect(sessionStorage.getItem('place')).toBe('0 0 0');
    window.history.replaceState(null, '', '/');
  });
});

describe('the quiet line', () => {
  const line = () => screen.queryByRole('complementary');

  test('offers the language that the browser prefers, in that language, until it is closed', async () => {
    browserPrefers('km-KH', 'en');
    const { user, leave } = await openPage('/about');
    const offer = await screen.findByRole('link', { name: 'អានទំព័រនេះជាភាសាខ្មែរ' });
    expect(offer).toHaveAttribute('href', '/km/about');
    expect(line()).toHaveAttribute('lang', 'km');
    await press(user, 'បិទ');
    expect(line()).toBeNull();
    leave();
    await openPage('/about');
    await waitFor(() => expect(screen.getByRole('main')).toBeVisible());
    expect(line()).toBeNull();
  });

  test('says nothing to who reads the page’s language, or one that is not offered', async () => {
    for (const languages of [
      ['en-GB', 'fr'],
      ['xx', 'yy'],
    ]) {
      browserPrefers(...languages);
      const { leave } = await openPage('/');
      await import('@/front/layout/site/LanguageOffer');
      expect(line()).toBeNull();
      leave();
    }
  });

  test('offers what was chosen the last time, whatever the browser prefers', async () => {
    browserPrefers('en');
    localStorage.setItem('language', 'fr');
    await openPage('/');
    expect(await screen.findByRole('link', { name: 'Lire cette page en français' })).toBeVisible();
  });

  test('shows the way out of a language that the hotel has taken away', async () => {
    browserPrefers('en');
    await openPage('/rooms', ({ sections }) => {
      sections.hotelInfo.languages = ['zh', 'fr'];
    });
    const offer = await screen.findByRole('link', { name: 'Lire cette page en français' });
    expect(offer).toHaveAttribute('href', '/fr/rooms');
  });
});
