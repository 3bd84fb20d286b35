import { useContext, useEffect, useRef, useState } from 'react';
import { translationWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { useTranslations, type StoredTranslation } from '@/content/store/staff-calls/translations';
import { ShowTab } from '@/ui/Tabs';
import { useLocation } from '@/ui/router';
import { languagesOf, type LanguageCode } from '@/words/languages';
import { countToDo, hasToDo, textsToTranslate, type EditorTexts } from './texts-to-translate';

export function LanguageTabs({ translating }: { translating: Translating }) {
  const { tabs, show, hasMoved } = translating;
  const shown = useRef<HTMLButtonElement>(null);

  // Each language has its own form, so the pressed button is gone: its successor gets the focus.
  useEffect(() => {
    if (hasMoved()) shown.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when its form appears
  }, []);

  if (tabs.length === 0) return null;
  return (
    <div
      className="language-tabs mb-5 flex flex-wrap gap-[0.4rem]"
      role="group"
      aria-label={translationWords.row}
    >
      {tabs.map(({ language: { code, name, tag }, isShown, missing, changed }) => (
        <button
          className="inline-flex gap-2 items-center min-h-11 px-4 rounded-2 font-[550] bg-surface text-ink-2"
          key={code}
          ref={isShown ? shown : undefined}
          type="button"
          aria-pressed={isShown}
          onClick={() => show(code)}
        >
          <span lang={tag}>{name}</span>
          <TranslationsToDo missing={missing} changed={changed} />
        </button>
      ))}
    </div>
  );
}

export function TranslationsToDo({ missing, changed }: { missing: number; changed: number }) {
  const toDo = translationWords.toDo(missing, changed);
  if (!toDo) return null;
  return (
    <>
      {' '}
      <span
        className="min-w-6 px-[0.4rem] py-0 rounded-[1rem] bg-warn-wash text-ink text-xs leading-[1.5rem] text-center"
        aria-hidden="true"
      >
        {missing + changed}
      </span>
      <span className="sr-only">{toDo}</span>
    </>
  );
}

export type Translating = ReturnType<typeof useTranslating>;

/** Adds a parameter to an editor's address, so that the editor opens this language. */
export function translationLink(path: string, language: LanguageCode): string {
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE}=${language}`;
}
const LANGUAGE = 'translate';

/** Calls `lead` with the language that the address asks for, once the translations have loaded. */
export function useRequestedLanguage(
  lead: (language: LanguageCode, stored: readonly StoredTranslation[]) => void,
): void {
  const { languages } = useContent().content.sections.hotelInfo;
  const asked = new URLSearchParams(useLocation().search).get(LANGUAGE);
  const language = languages.slice(1).find((code) => code === asked);
  const { translations } = useTranslations(language !== undefined);
  const hasLed = useRef(false);
  useEffect(() => {
    if (!language || !translations || hasLed.current) return;
    hasLed.current = true;
    lead(language, translations);
  }, [language, translations, lead]);
}

export function useTranslating(
  value: object,
  texts: EditorTexts | undefined,
  labels: Partial<Record<string, string>>,
  schema: unknown,
  /** `translated`: this editor only translates; the texts themselves are edited elsewhere. */
  begins: 'written' | 'translated' = 'written',
) {
  const { sections, images } = useContent().content;
  const [shown, setShown] = useState<LanguageCode>();
  const moved = useRef(false);
  const languages = languagesOf(sections.hotelInfo.languages);
  const [first, ...others] = languages;
  const isOffered = texts !== undefined && others.length > 0;
  const { translations } = useTranslations(isOffered);
  const found = texts ? textsToTranslate(value, texts, labels, schema, images) : [];
  const [isLed, setLed] = useState(false);
  const showTab = useContext(ShowTab);
  useRequestedLanguage((language, stored) => {
    if (!hasToDo(found, language, stored)) return;
    setShown(language);
    setLed(true);
    showTab();
  });
  const isTranslated = begins === 'translated';
  const chosen =
    others.find(({ code }) => code === shown) ?? (isTranslated ? others[0] : undefined);
  const into = isOffered ? chosen : undefined;
  return {
    /** The language in which the texts are written. */
    first,
    /** The target language; undefined while the texts themselves are edited. */
    into,
    texts: found,
    /** No tabs if the site has one language, or nothing to translate. */
    tabs: isOffered
      ? (isTranslated ? others : languages).map((language) => ({
          language,
          isShown: language === (into ?? first),
          // Shows no counts until the translations have loaded.
          ...(language === first || !translations
            ? { missing: 0, changed: 0 }
            : countToDo(found, language.code, translations)),
        }))
      : [],
    show: (code: LanguageCode) => {
      moved.current = true;
      setShown(code);
    },
    /** True if the address named this language: the first untranslated text gets the focus. */
    isLed,
    /** True after the person has changed the language: the focus moves to the new form. */
    hasMoved: () => moved.current,
  };
}
