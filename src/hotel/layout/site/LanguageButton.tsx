import { languageWords } from '@/words/visitors';
import { languageOf } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-build';

export const LANGUAGES_ID = 'languages';

/** The language of the page, which opens the list of the others. */
export function LanguageButton() {
  const { name } = languageOf(THIS_LANGUAGE);
  return (
    <button
      type="button"
      className="language"
      popoverTarget={LANGUAGES_ID}
      aria-label={`${languageWords.label}: ${name}`}
    >
      {name}
    </button>
  );
}
