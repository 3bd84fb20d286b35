import { useState } from 'react';
import { FilterSelect } from '@/hotel/desk/admin/FilterSelect';
import { LETTER_KINDS } from '@/hotel/letters/letter-kinds';
import type { LetterKind } from '@/hotel/letters/letter-kinds';
import { useLetterTexts } from '@/hotel/letters/staff-queries/settings';
import { textKey } from '@/hotel/letters/write-letter';
import { Skeleton } from '@/ui/Skeleton';
import { LANGUAGES } from '@/words/languages';
import type { LanguageCode } from '@/words/languages';
import { lettersWords as words, outboxListWords, outboxPageWords } from '@/words/staff';
import { LetterWordsForm } from './LetterWordsForm';

/** The words of every letter in every language, each with a preview of a real stay. */
export function LetterWordsEditor() {
  const { data: own, isError } = useLetterTexts();
  const [kind, setKind] = useState<LetterKind>('received');
  const [language, setLanguage] = useState<LanguageCode>('en');
  if (!own) {
    return isError ? (
      <p className="card">{outboxPageWords.notLoaded}</p>
    ) : (
      <Skeleton className="h-72 rounded-3" />
    );
  }
  return (
    <section className="card" aria-labelledby="letter-words">
      <h2 id="letter-words">{words.wordsTitle}</h2>
      <p>{words.wordsText}</p>
      <div className="letter-choice">
        <FilterSelect
          label={words.kind}
          value={kind}
          choices={LETTER_KINDS.map((one) => [one, outboxListWords.kinds[one]])}
          onChange={(chosen) => setKind(LETTER_KINDS.find((one) => one === chosen) ?? kind)}
        />
        <FilterSelect
          label={words.language}
          value={language}
          choices={LANGUAGES.map(({ code, name }) => [code, name])}
          onChange={(chosen) =>
            setLanguage(LANGUAGES.find(({ code }) => code === chosen)?.code ?? language)
          }
        />
      </div>
      <LetterWordsForm key={textKey(kind, language)} kind={kind} language={language} own={own} />
    </section>
  );
}
