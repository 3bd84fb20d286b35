import { useState } from 'react';
import { useLocation } from '@/ui/router';
import { useCustomPages } from '@/website/custom-pages/site/use-custom-pages';
import { withoutSlash } from '@/basics/rules/paths';
import { LOCAL } from '@/lib/browser-storage';
import type { Language } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-language';
import { adoptStyles } from '@/ui/adopt-styles';
import styles from './language-offer.css?inline';
import { samePageIn, CHOSEN_KEY, chooseLanguage } from './language-choice';

adoptStyles(styles);

const CLOSED_KEY = 'languageOfferClosed';

/** Offers the visitor's own language, in that language. Once closed, the offer stays hidden. */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const { pathname } = useLocation();
  const isOwn = useCustomPages().pages.some(({ slug }) => `/${slug}` === withoutSlash(pathname));
  const [isClosed, setClosed] = useState(() => LOCAL.read(CLOSED_KEY) !== null);
  const isOffered = languages.some(({ code }) => code === THIS_LANGUAGE);
  // If the hotel no longer offers this page's language, offers the first language.
  const wanted = preferredLanguage(languages) ?? (isOffered ? undefined : languages[0]);
  if (isClosed || !wanted || wanted.code === THIS_LANGUAGE) return null;
  const { code, tag, dir, offer } = wanted;
  return (
    <aside className="language-offer" lang={tag} dir={dir}>
      <a
        className="link"
        href={samePageIn(code, pathname, isOwn)}
        onClick={({ currentTarget }) => {
          currentTarget.search = window.location.search;
          chooseLanguage(code);
        }}
      >
        {offer.link}
      </a>
      <button
        type="button"
        aria-label={offer.close}
        onClick={() => {
          LOCAL.write(CLOSED_KEY, 'yes');
          setClosed(true);
        }}
      >
        ×
      </button>
    </aside>
  );
}

function preferredLanguage(offered: readonly Language[]): Language | undefined {
  const chosen = LOCAL.read(CHOSEN_KEY);
  const wishes = chosen ? [chosen] : navigator.languages;
  for (const wish of wishes) {
    const [code = ''] = wish.toLowerCase().split('-');
    const found = offered.find((language) => language.code === code);
    if (found) return found;
  }
  return undefined;
}
