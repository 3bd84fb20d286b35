import { useLocation } from 'react-router-dom';
import { languageWords } from '@/words/visitors';
import type { Language } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-build';
import { rememberLanguage, samePageIn } from './language-choice';
import { LANGUAGES_ID } from './LanguageButton';
import { keepPlace } from './place';

/**
 * The same page in every language offered, each by its own name. A popover of plain links: it opens,
 * and they work, before and without script.
 */
export function LanguageList({ languages }: { languages: readonly Language[] }) {
  const { pathname } = useLocation();
  return (
    <nav id={LANGUAGES_ID} className="languages" popover="auto" aria-label={languageWords.label}>
      {languages.map(({ code, name, tag }) => (
        <a
          key={code}
          href={samePageIn(code, pathname)}
          lang={tag}
          aria-current={code === THIS_LANGUAGE || undefined}
          onClick={({ currentTarget }) => {
            // Not in the document as it was published, which knows no more than its address.
            currentTarget.search = window.location.search;
            rememberLanguage(code);
            keepPlace();
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
