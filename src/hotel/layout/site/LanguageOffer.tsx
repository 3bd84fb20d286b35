import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCAL } from '@/lib/browser-storage';
import type { Language } from '@/words/languages';
import { offerIn } from '@/words/offers';
import { THIS_LANGUAGE } from '@/words/this-build';
import { rememberLanguage, samePageIn } from './language-choice';
import { keepPlace } from './place';
import { preferredLanguage } from './preferred-language';

const CLOSED_KEY = 'languageOfferClosed';

/**
 * One line for somebody who would rather read another language, in that language. Nobody is sent
 * anywhere: it is a link, it lies over the page's empty head, and once closed it stays so.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(() => LOCAL.read(CLOSED_KEY) !== null);
  const isOffered = languages.some(({ code }) => code === THIS_LANGUAGE);
  // Of a language that the hotel has taken away, the way out is the first one.
  const wanted = preferredLanguage(languages) ?? (isOffered ? undefined : languages[0]);
  if (isClosed || !wanted || wanted.code === THIS_LANGUAGE) return null;
  const { code, tag, dir } = wanted;
  const { link, close } = offerIn(code);
  return (
    <aside className="language-offer" lang={tag} dir={dir}>
      <a
        className="link"
        href={samePageIn(code, pathname)}
        onClick={() => {
          rememberLanguage(code);
          keepPlace();
        }}
      >
        {link}
      </a>
      <button
        type="button"
        aria-label={close}
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
