import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LOCAL } from '@/lib/browser-storage';
import type { Language } from '@/words/languages';
import { languageOf } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-build';
import { CHOSEN_KEY } from './language-choice';

/** Its code is here with what every page fetches; its styles are asked for by those who are offered one. */
const LanguageOffer = lazy(async () => {
  const [module] = await Promise.all([import('./LanguageOffer'), import('./language-offer.css')]);
  return { default: module.LanguageOffer };
});

/** What offers another language is fetched only where there may be a reason to offer one. */
export function OfferedLanguage({ languages }: { languages: readonly Language[] }) {
  // A prerendered page knows no browser.
  const isForeign = useSyncExternalStore(never, mayWantAnother, () => false);
  const isOffered = languages.includes(languageOf(THIS_LANGUAGE));
  if (!isForeign && isOffered) return null;
  return (
    <Suspense>
      <LanguageOffer languages={languages} />
    </Suspense>
  );
}

const never = () => () => undefined;

function mayWantAnother(): boolean {
  return !(LOCAL.read(CHOSEN_KEY) ?? navigator.language).startsWith(THIS_LANGUAGE);
}
