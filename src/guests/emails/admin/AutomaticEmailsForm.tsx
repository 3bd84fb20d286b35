import { useState } from 'react';
import { EMAIL_KINDS, type EmailKind } from '@/guests/emails/email-kinds';
import {
  AUTOMATIC_EMAILS,
  useSaveEmailSetting,
  useEmailSetting,
} from '@/guests/emails/staff-calls/email-settings';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { emailSettingsWords as words, commonWords } from '@/words/staff';
import { LoadError } from './LoadError';
import { Form } from '@/ui/Form';

export function AutomaticEmailsForm() {
  const { data: stored, isError } = useEmailSetting(AUTOMATIC_EMAILS);
  const [draft, setDraft] = useState<readonly EmailKind[]>();
  const save = useSaveEmailSetting(AUTOMATIC_EMAILS);
  if (!stored) return <LoadError isError={isError} />;
  const chosen = draft ?? stored.automatic;

  return (
    <Form
      className="card"
      onSubmit={() => {
        if (save.isPending) return;
        save.mutate({ automatic: chosen }, { onSuccess: () => setDraft(undefined) });
      }}
    >
      <h2>{words.automaticTitle}</h2>
      <p>{words.automaticText}</p>
      <div className="checks one">
        {EMAIL_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.includes(kind)}
            onChange={(isChosen) =>
              setDraft(
                EMAIL_KINDS.filter((one) => (one === kind ? isChosen : chosen.includes(one))),
              )
            }
          >
            {words.kinds[kind]}
          </Checkbox>
        ))}
      </div>
      <Button type="submit" className="mt-4" loading={save.isPending}>
        {commonWords.save}
      </Button>
    </Form>
  );
}
