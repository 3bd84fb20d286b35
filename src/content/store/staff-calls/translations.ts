import {
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { parseTranslations, type TranslationsByLanguage } from '@/basics/rules/translated-text';
import { useContent } from '@/content/store/queries/content';
import {
  fetchInLanguages,
  fetchTranslations,
  saveTranslations,
  type StoredTranslation,
} from './stored-translations';
import { translationWords } from '@/words/staff';
import { LANGUAGE_CODES, type LanguageCode } from '@/words/languages';
import { saveMerged } from './change-content';

export type { StoredTranslation };

const KEY = [...STAFF_KEY, 'translations'] as const;
/** How old they may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 15_000;

/** All translations; undefined until they are there. */
export function useTranslations(isWanted = true) {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: fetchTranslations,
    staleTime: FRESH_MS,
    enabled: isWanted,
  });
  return { translations: data, isFailed: isError && !data, again: () => void refetch() };
}

/**
 * Texts in the languages that they are translated into, as the database tells them to guests
 * (private.in_other_languages); none until they are there.
 * @param sources none while nobody wants them
 */
export function useOtherLanguages(sources: readonly string[]): (source: string) => TranslationsByLanguage {
  const { languages } = useContent().content.sections.hotelInfo;
  // With one language there is nothing to ask for.
  const wanted = languages.length < 2 ? [] : [...new Set(sources)];
  const found = useQueries({
    queries: wanted.map((source) => ({
      queryKey: [...KEY, 'of', source],
      queryFn: () => fetchInLanguages(source),
      staleTime: FRESH_MS,
    })),
  });
  return (source) => parseTranslations(found[wanted.indexOf(source)]?.data, languages[0]);
}

/** The translation of a text, if there is one. */
export function translationOf(
  translations: readonly StoredTranslation[],
  language: LanguageCode,
  source: string,
): StoredTranslation | undefined {
  return translations.find((one) => one.language === language && one.source === source);
}

type Places = Record<string, string>;
type Saving = {
  language: LanguageCode;
  /** The text that is at each place. */
  sources: Places;
  /** Translations by place: as they were when the person began, and as they are to be. */
  base: Places;
  mine: Places;
  /** A place whose translation is right as it is, although its text has changed. */
  confirmed?: string;
};

/**
 * Saves translations into one language, by place. What others have translated meanwhile is kept; a
 * text that both translated stops the save, and theirs is known then, for the editor to show.
 */
export function useSaveTranslations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saving: Saving) => save(client, saving),
    meta: {
      about: translationWords.row,
      success: translationWords.saved,
      failure: translationWords.failed,
    },
  });
}

/** Translations into several languages, by the text they are of. */
export type NewTranslations = Partial<Record<LanguageCode, Record<string, string>>>;

/** Stores translations of texts that have none yet, such as come with a page to begin with. */
export function useAddTranslations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (added: NewTranslations) => {
      const known = await fetchTranslations();
      for (const language of LANGUAGE_CODES) {
        const entries = Object.entries(added[language] ?? {})
          .filter(([source]) => !translationOf(known, language, source))
          .map(([source, text]) => ({ source, text, seen: null }));
        if (entries.length > 0) await saveTranslations(language, entries);
      }
      await client.invalidateQueries({ queryKey: KEY });
    },
    meta: { about: translationWords.row, failure: translationWords.failed },
  });
}

async function save(client: QueryClient, saving: Saving): Promise<void> {
  const { language, sources, base, mine, confirmed } = saving;
  const places = Object.keys(sources);
  const all = () => client.getQueryData<StoredTranslation[]>(KEY) ?? [];
  const stored = (place: string) => translationOf(all(), language, sources[place] ?? '');

  await saveMerged<Places, undefined, StoredTranslation[]>({
    base,
    mine,
    read: () => ({
      value: Object.fromEntries(places.map((place) => [place, stored(place)?.text ?? ''])),
      seen: undefined,
    }),
    store: async (merged) => {
      const entries = places
        .filter((place) => place === confirmed || merged[place] !== (stored(place)?.text ?? ''))
        .map((place) => ({
          source: sources[place] ?? '',
          text: merged[place] ?? '',
          seen: stored(place)?.updatedAt ?? null,
        }));
      if (entries.length === 0) return all();
      const rows = await saveTranslations(language, entries);
      const written = entries.map(({ source }) => source);
      const others = all().filter(
        (one) => one.language !== language || !written.includes(one.source),
      );
      return [...others, ...rows];
    },
    replace: async (rows) => {
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData(KEY, rows);
    },
  });
}
