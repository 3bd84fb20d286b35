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
/** The age at which translations are refetched when staff return to the page (ms). */
const FRESH_MS = 15_000;

export function useTranslations(isWanted = true) {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: fetchTranslations,
    staleTime: FRESH_MS,
    enabled: isWanted,
  });
  return { translations: data, isFailed: isError && !data, again: () => void refetch() };
}

/** Returns a function that gives a text in other languages, as guests read it in emails. */
export function useOtherLanguages(
  sources: readonly string[],
): (source: string) => TranslationsByLanguage {
  const { languages } = useContent().content.sections.hotelInfo;
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
  /** The original text at each path in the content. */
  sources: Places;
  /** Translations by path, before the edit (`base`) and after it (`mine`). */
  base: Places;
  mine: Places;
  /** The path of a changed text whose old translation staff confirmed as still right. */
  confirmed?: string;
};

/** Saves translations. Fails if somebody else changed the same one; the cache then holds theirs. */
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

/** Translations to store, by language and original text. */
export type NewTranslations = Partial<Record<LanguageCode, Record<string, string>>>;

/** Stores translations of texts that have none, e.g. of a new page from a template. */
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

/** Stores these translations over the current ones. @throws ConflictError; ServiceError */
export async function putTranslations(
  client: QueryClient,
  wanted: readonly { language: string; source: string; text: string }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const known = await fetchTranslations();
  for (const language of LANGUAGE_CODES) {
    const entries = wanted
      .filter((one) => one.language === language)
      .map(({ source, text }) => {
        const seen = translationOf(known, language, source)?.updatedAt ?? null;
        return { source, text, seen };
      });
    if (entries.length > 0) await saveTranslations(language, entries);
  }
  await client.invalidateQueries({ queryKey: KEY });
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
