import { useState } from 'react';
import { LETTER_KINDS, type LetterKind } from '@/guests/letters/letter-kinds';
import {
  AUTOMATIC,
  useSaveSetting,
  useSetting,
} from '@/guests/letters/staff-calls/letter-settings';
import { Button } from '@/ui/Button';
import { Check } from '@/ui/Check';
import { lettersWords as words, commonWords } from '@/words/staff';
import { NotLoaded } from './NotLoaded';
import { Form } from '@/ui/Form';

/** Which letters leave by themselves, and which wait for a press. */
export function AutomaticForm() {
  const { data: stored, isError } = useSetting(AUTOMATIC);
  const [draft, setDraft] = useState<readonly LetterKind[]>();
  const save = useSaveSetting(AUTOMATIC);
  if (!stored) return <NotLoaded isError={isError} />;
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
        {LETTER_KINDS.map((kind) => (
          <Check
            key={kind}
            checked={chosen.includes(kind)}
            onChange={(isChosen) =>
              setDraft(
                LETTER_KINDS.filter((one) => (one === kind ? isChosen : chosen.includes(one))),
              )
            }
          >
            {words.kinds[kind]}
          </Check>
        ))}
      </div>
      <Button type="submit" className="mt-4" loading={save.isPending}>
        {commonWords.save}
      </Button>
    </Form>
  );
}
