import { useQuery } from '@tanstack/react-query';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';
import type { LanguageCode } from '@/words/languages';
import { ENGLISH_LETTERS, letterWords } from '@/words/letters';
import type { LetterWords } from '@/words/letters';

type Loaded = {
  /** Undefined until they have come; English ones where they cannot be had. */
  words: LetterWords | undefined;
  /** True for English ones that stand in for others. */
  areInstead: boolean;
};

/** The words for a reply to a guest who reads this language. */
export function useLetterWords(language: LanguageCode): Loaded {
  const { data, isError } = useQuery({
    queryKey: [...STAFF_KEY, 'letter-words', language],
    queryFn: () => letterWords(language),
    initialData: language === 'en' ? ENGLISH_LETTERS : undefined,
    staleTime: Infinity,
    // A file may be at hand without the network.
    networkMode: 'always',
  });
  return { words: data ?? (isError ? ENGLISH_LETTERS : undefined), areInstead: isError && !data };
}
