import { useState } from 'react';
import { readAddresses } from '@/guests/emails/alert-addresses';
import {
  ALERT_RECIPIENTS,
  useOutboxState,
  useSaveEmailSetting,
  useEmailSetting,
} from '@/guests/emails/staff-calls/email-settings';
import { useContent } from '@/content/store/queries/content';
import { Button } from '@/ui/Button';
import { TextareaField } from '@/ui/Field';
import { Checkbox } from '@/ui/Checkbox';
import { houseBellWords as words, commonWords } from '@/words/staff';
import { useOutbox, useSendTest } from '@/guests/emails/staff-calls/outbox';
import { LoadError } from './LoadError';
import { OutboxEntries } from './OutboxEntries';
import { Form } from '@/ui/Form';

type Draft = { byEmail: boolean; typed: string; byTelegram: boolean };

export function HotelAlertsForm() {
  const { data: stored, isError } = useEmailSetting(ALERT_RECIPIENTS);
  const { data: state } = useOutboxState();
  const { email } = useContent().content.sections.contactInfo;
  const [draft, setDraft] = useState<Draft>();
  const [error, setError] = useState<string>();
  const save = useSaveEmailSetting(ALERT_RECIPIENTS);

  if (!stored) return <LoadError isError={isError} />;
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
    <Form className="card" onSubmit={store}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <div className="checks one">
        <Checkbox checked={shown.byEmail} onChange={(byEmail) => change({ byEmail })}>
          {words.byEmail}
        </Checkbox>
      </div>
      {shown.byEmail && (
        <TextareaField
          label={words.addresses}
          hint={words.addressesHint(email)}
          error={error}
          rows={3}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={shown.typed}
          onChange={({ currentTarget }) => change({ typed: currentTarget.value })}
        />
      )}
      {shown.byEmail && lacks('email') && <p className="hint">{words.emailMissing}</p>}
      <div className="checks one">
        <Checkbox checked={shown.byTelegram} onChange={(byTelegram) => change({ byTelegram })}>
          {words.byTelegram}
        </Checkbox>
      </div>
      <p className="hint">{lacks('telegram') ? words.telegramMissing : words.telegramHint}</p>
      <div className="detail-acts mt-4">
        <Button type="submit" loading={save.isPending}>
          {commonWords.save}
        </Button>
      </div>
      <AlertTests
        addresses={state?.addresses ?? []}
        byTelegram={stored.telegram && !lacks('telegram')}
      />
    </Form>
  );
}

const SHOWN = 4;

function AlertTests({ addresses, byTelegram }: { addresses: string[]; byTelegram: boolean }) {
  const test = useSendTest();
  const { data: sent = [] } = useOutbox('test');
  return (
    <>
      <div className="detail-acts mt-4">
        {addresses.length > 0 && (
          <Button variant="ghost" loading={test.isPending} onClick={() => test.mutate(addresses)}>
            {words.testEmail}
          </Button>
        )}
        {byTelegram && (
          <Button variant="ghost" loading={test.isPending} onClick={() => test.mutate('telegram')}>
            {words.testTelegram}
          </Button>
        )}
      </div>
      {sent.length > 0 && <OutboxEntries aria-label={words.tests} entries={sent.slice(0, SHOWN)} />}
    </>
  );
}
