import { useState } from 'react';
import { readAddresses } from '@/hotel/letters/bell-addresses';
import {
  useBellSetting,
  useOutboxState,
  useSaveBell,
} from '@/hotel/letters/staff-queries/settings';
import { useContent } from '@/hotel/content/queries/content';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';
import { houseBellWords as words, outboxPageWords } from '@/words/staff';
import { BellTests } from './BellTests';

type Draft = { byEmail: boolean; typed: string; byTelegram: boolean };

/** Whom the bell for the hotel reaches, and a test of each way. */
export function HouseBellForm() {
  const { data: stored, isError } = useBellSetting();
  const { data: state } = useOutboxState();
  const { email } = useContent().content.sections.contactInfo;
  const [draft, setDraft] = useState<Draft>();
  const [error, setError] = useState<string>();
  const save = useSaveBell();

  if (!stored) {
    return isError ? (
      <p className="card">{outboxPageWords.notLoaded}</p>
    ) : (
      <Skeleton className="h-72 rounded-3" />
    );
  }
  const shown: Draft = draft ?? {
    byEmail: stored.addresses === null || stored.addresses.length > 0,
    typed: stored.addresses?.join('\n') ?? '',
    byTelegram: stored.telegram,
  };
  const change = (part: Partial<Draft>) => {
    setDraft({ ...shown, ...part });
    setError(undefined);
  };

  function store(): void {
    const read = readAddresses(shown.typed);
    if ('wrong' in read) return setError(words.wrongAddress(read.wrong));
    if ('tooMany' in read) return setError(words.tooMany);
    const { addresses } = read;
    const chosen = shown.byEmail ? (addresses.length > 0 ? addresses : null) : [];
    if (save.isPending) return;
    save.mutate(
      { addresses: chosen, telegram: shown.byTelegram },
      { onSuccess: () => setDraft(undefined) },
    );
  }

  const lacks = (way: string) =>
    state !== undefined && state.cameAt !== null && !state.ways.includes(way);
  return (
    <form
      className="card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <div className="checks one">
        <label>
          <input
            type="checkbox"
            checked={shown.byEmail}
            onChange={({ currentTarget }) => change({ byEmail: currentTarget.checked })}
          />
          {words.byEmail}
        </label>
      </div>
      {shown.byEmail && (
        <Field label={words.addresses} hint={words.addressesHint(email)} error={error}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              value={shown.typed}
              onChange={({ currentTarget }) => change({ typed: currentTarget.value })}
            />
          )}
        </Field>
      )}
      {shown.byEmail && lacks('email') && <p className="hint">{words.emailMissing}</p>}
      <div className="checks one">
        <label>
          <input
            type="checkbox"
            checked={shown.byTelegram}
            onChange={({ currentTarget }) => change({ byTelegram: currentTarget.checked })}
          />
          {words.byTelegram}
        </label>
      </div>
      <p className="hint">{lacks('telegram') ? words.telegramMissing : words.telegramHint}</p>
      <div className="detail-acts mt-4">
        <Button type="submit" loading={save.isPending}>
          {words.save}
        </Button>
      </div>
      <BellTests
        addresses={state?.addresses ?? []}
        byTelegram={stored.telegram && !lacks('telegram')}
      />
    </form>
  );
}
