import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCAL } from '@/lib/browser-storage';
import type { Language } from '@/words/languages';
import { offerIn } from '@/words/offers';
import type { Offer } from '@/words/offers';
import { THIS_LANGUAGE } from '@/words/this-build';
import { rememberLanguage, samePageIn } from './language-choice';
import { keepPlace } from './place';
import { preferredLanguage } from './preferred-language';
import './language-offer.css';

const CLOSED_KEY = 'languageOfferClosed';

/**
 * One line for somebody who would rather read another language, in that language. Nobody is sent
 * anywhere: it is a link, it lies over the page's empty head, and once closed it stays so.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const { pathname } = useLocation();
  const [offer, setOffer] = useState<Language & Offer>();
  const codes = languages.map(({ code }) => code).join();

  useEffect(() => {
    const isOffered = languages.some(({ code }) => code === THIS_LANGUAGE);
    // Of a language that the hotel has taken away, the way out is the first one.
    const wanted = preferredLanguage(languages) ?? (isOffered ? undefined : languages[0]);
    if (!wanted || wanted.code === THIS_LANGUAGE || LOCAL.read(CLOSED_KEY)) return;
    // Without its words the page is as it was.
    void offerIn(wanted).then(
      (words) => setOffer({ ...wanted, ...words }),
      () => undefined,
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [codes]);

  if (!offer) return null;
  const { code, tag, dir, link, close } = offer;
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
          setOffer(undefined);
        }}
      >
        ×
      </button>
    </aside>
  );
}
