import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { useTranslations } from '@/hotel/content/staff-queries/translations';
import type { Language } from '@/words/languages';
import { translationWords } from '@/words/staff';
import { EditorHead } from './EditorHead';
import { LanguageTabs } from './LanguageTabs';
import { TranslationFields } from './TranslationFields';
import type { TextToTranslate } from './texts-to-translate';
import type { Translating } from './use-translating';
import './translation.css';

export type TranslationFormProps = {
  /** Of the editor whose texts these are; also names the draft. */
  title: string;
  /** Names the draft; the title, or what tells one item from another. */
  draft: string;
  inTab: boolean;
  /** In a dialog, where the preview has its own place. */
  inDialog?: boolean;
  translating: Translating;
  into: Language;
  first: Language;
  /** The public view, with every text put into the language by `say`. */
  preview: (say: (text: string) => string) => ReactNode;
};

/** The texts of an editor in another language, once they are there. */
export function TranslationForm(props: TranslationFormProps) {
  const { title, inTab, translating, into } = props;
  const { translations, isFailed, again } = useTranslations();
  const { texts } = translating;
  if (translations && texts.length > 0)
    return (
      // Another text, another form: what was typed is kept as a draft.
      <TranslationFields
        key={`${into.code} ${placesOf(texts)}`}
        {...props}
        translations={translations}
      />
    );
  return (
    <div>
      <EditorHead title={title} purpose={translationWords.purpose} inTab={inTab}>
        {null}
      </EditorHead>
      <LanguageTabs translating={translating} />
      {texts.length === 0 && <p className="notice">{translationWords.none}</p>}
      {texts.length > 0 && isFailed && (
        <p className="notice bad" role="alert">
          {translationWords.unread}{' '}
          <Button variant="ghost" size="small" onClick={again}>
            {translationWords.again}
          </Button>
        </p>
      )}
      {texts.length > 0 && !isFailed && <Skeleton className="h-96" />}
    </div>
  );
}

function placesOf(texts: readonly TextToTranslate[]): string {
  return texts.map(({ place }) => place).join(' ');
}
