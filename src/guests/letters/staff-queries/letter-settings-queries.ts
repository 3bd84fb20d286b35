import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import type { LetterText } from '@/guests/letters/write-letter';
import * as service from '@/guests/letters/staff-services/letter-settings-service';
import { outboxToasts } from '@/words/staff';
import { LETTERS_KEY } from './outbox-queries';

export { AUTOMATIC, BELL } from '@/guests/letters/staff-services/letter-settings-service';

const STATE = [...LETTERS_KEY, 'state'] as const;
const TEXTS = [...STAFF_KEY, 'letter-texts'] as const;
const settingKey = (key: string) => [...STAFF_KEY, 'letter-setting', key] as const;
/** How often the outbox is looked after, in milliseconds. */
const STATE_MS = 30_000;

/** How the outbox stands. */
export function useOutboxState() {
  return useQuery({
    queryKey: STATE,
    queryFn: service.fetchOutboxState,
    refetchInterval: STATE_MS,
  });
}

/** What staff have chosen about letters (`BELL`, `AUTOMATIC`). */
export function useSetting<T extends object>(setting: service.Setting<T>) {
  return useQuery({
    queryKey: settingKey(setting.key),
    queryFn: () => service.fetchSetting(setting),
  });
}

/** Keeps what staff choose about letters; the outbox says then whom the bell reaches. */
export function useSaveSetting<T extends object>(setting: service.Setting<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: T) => service.saveSetting(setting, value),
    onSuccess: (stored) => {
      client.setQueryData(settingKey(setting.key), stored);
      return client.invalidateQueries({ queryKey: STATE });
    },
    meta: { success: outboxToasts.settingsSaved, failure: outboxToasts.settingsFailed },
  });
}

/** The hotel's own words of letters. */
export function useLetterTexts() {
  return useQuery({ queryKey: TEXTS, queryFn: service.fetchLetterTexts });
}

/** Keeps words of a letter. */
export function useSaveLetterText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, text }: { key: string; text: LetterText }) =>
      service.saveLetterText(key, text),
    onSuccess: () => client.invalidateQueries({ queryKey: TEXTS }),
    meta: { success: outboxToasts.wordsSaved, failure: outboxToasts.wordsFailed },
  });
}

/** Takes the hotel's own words of a letter away. */
export function useDropLetterText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: service.dropLetterText,
    onSuccess: () => client.invalidateQueries({ queryKey: TEXTS }),
    meta: { success: outboxToasts.wordsBack, failure: outboxToasts.wordsFailed },
  });
}
