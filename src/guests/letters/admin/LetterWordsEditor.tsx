import { useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { FilterSelect } from '@/desk/lists/admin/filters';
import { LETTER_KINDS, type LetterKind } from '@/guests/letters/letter-kinds';
import { useLetterTexts } from '@/guests/letters/staff-calls/letter-settings';
import { textKey } from '@/guests/letters/write-letter';
import { languagesOf, type LanguageCode } from '@/words/languages';
import { lettersWords as words, outboxListWords } from '@/words/staff';
import { NotLoaded } from './NotLoaded';
import { LetterWordsForm } from './LetterWordsForm';

/** The words of every letter in every language of the site, each with a preview of a real stay. */
export function LetterWordsEditor() {
  const { data: own, isError } = useLetterTexts();
  const [kind, setKind] = useState<LetterKind>('received');
  const [chosen, setChosen] = useState<LanguageCode>();
  // Guests are written to in a language of the site, and mostly in its first.
  const offered = languagesOf(useContent().content.sections.hotelInfo.languages);
  const language = chosen ?? offered[0]?.code ?? 'en';
  if (!own) return <NotLoaded isError={isError} />;
  return (
    <section className="card" aria-labelledby="letter-words">
      <h2 id="letter-words">{words.wordsTitle}</h2>
      <p>{words.wordsText}</p>
      <div className="two max-w-144 [--two-min:14rem]">
        <FilterSelect
          label={words.kind}
          value={kind}
          choices={LETTER_KINDS.map((one) => [one, outboxListWords.kinds[one]])}
          onChange={(wanted) => setKind(LETTER_KINDS.find((one) => one === wanted) ?? kind)}
        />
        <FilterSelect
          label={words.language}
          value={language}
          choices={offered.map(({ code, name }) => [code, name])}
          onChange={(wanted) => setChosen(offered.find(({ code }) => code === wanted)?.code)}
        />
      </div>
      <LetterWordsForm key={textKey(kind, language)} kind={kind} language={language} own={own} />
    </section>
  );
}
