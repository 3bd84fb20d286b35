import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';
import type { LetterText } from '@/hotel/letters/write-letter';
import {
  dropLetterText,
  fetchLetterTexts,
  saveLetterText,
} from '@/hotel/letters/staff-services/letter-texts';
import {
  fetchAutomatic,
  fetchBell,
  fetchOutboxState,
  saveAutomatic,
  saveBell,
} from '@/hotel/letters/staff-services/settings';
import { outboxToasts } from '@/words/staff';
import { LETTERS_KEY } from './outbox';

const BELL = [...STAFF_KEY, 'bell'] as const;
const AUTOMATIC = [...STAFF_KEY, 'automatic-letters'] as const;
const TEXTS = [...STAFF_KEY, 'letter-texts'] as const;
/** How often the outbox is looked after, in milliseconds. */
const STATE_MS = 30_000;

/** How the outbox stands. */
export function useOutboxState() {
  return useQuery({
    queryKey: [...LETTERS_KEY, 'state'],
    queryFn: fetchOutboxState,
    refetchInterval: STATE_MS,
  });
}

/** Whom the bell reaches. */
export function useBellSetting() {
  return useQuery({ queryKey: BELL, queryFn: fetchBell });
}

/** Sets whom the bell reaches. */
export function useSaveBell() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveBell,
    onSuccess: (stored) => {
      client.setQueryData(BELL, stored);
      return client.invalidateQueries({ queryKey: [...LETTERS_KEY, 'state'] });
    },
    meta: { success: outboxToasts.settingsSaved, failure: outboxToasts.settingsFailed },
  });
}

/** Which letters leave by themselves. */
export function useAutomatic() {
  return useQuery({ queryKey: AUTOMATIC, queryFn: fetchAutomatic });
}

/** Sets which letters leave by themselves. */
export function useSaveAutomatic() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveAutomatic,
    onSuccess: (stored) => client.setQueryData(AUTOMATIC, stored),
    meta: { success: outboxToasts.settingsSaved, failure: outboxToasts.settingsFailed },
  });
}

/** The hotel's own words of letters. */
export function useLetterTexts() {
  return useQuery({ queryKey: TEXTS, queryFn: fetchLetterTexts });
}

/** Keeps words of a letter. */
export function useSaveLetterText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, text }: { key: string; text: LetterText }) => saveLetterText(key, text),
    onSuccess: () => client.invalidateQueries({ queryKey: TEXTS }),
    meta: { success: outboxToasts.wordsSaved, failure: outboxToasts.wordsFailed },
  });
}

/** Takes the hotel's own words of a letter away. */
export function useDropLetterText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: dropLetterText,
    onSuccess: () => client.invalidateQueries({ queryKey: TEXTS }),
    meta: { success: outboxToasts.wordsBack, failure: outboxToasts.wordsFailed },
  });
}
