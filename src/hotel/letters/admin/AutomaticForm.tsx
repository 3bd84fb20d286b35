import { useState } from 'react';
import { LETTER_KINDS } from '@/hotel/letters/letter-kinds';
import type { LetterKind } from '@/hotel/letters/letter-kinds';
import { useAutomatic, useSaveAutomatic } from '@/hotel/letters/staff-queries/settings';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { lettersWords as words, outboxPageWords } from '@/words/staff';

/** Which letters leave by themselves, and which wait for a press. */
export function AutomaticForm() {
  const { data: stored, isError } = useAutomatic();
  const [draft, setDraft] = useState<readonly LetterKind[]>();
  const save = useSaveAutomatic();
  if (!stored) {
    return isError ? (
      <p className="card">{outboxPageWords.notLoaded}</p>
    ) : (
      <Skeleton className="h-72 rounded-3" />
    );
  }
  const chosen = draft ?? stored;

  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(chosen, { onSuccess: () => setDraft(undefined) });
      }}
    >
      <h2>{words.automaticTitle}</h2>
      <p>{words.automaticText}</p>
      <div className="checks one">
        {LETTER_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={({ currentTarget }) =>
                setDraft(
                  LETTER_KINDS.filter((one) =>
                    one === kind ? currentTarget.checked : chosen.includes(one),
                  ),
                )
              }
            />
            {words.kinds[kind]}
          </label>
        ))}
      </div>
      <Button type="submit" className="mt-4" loading={save.isPending}>
        {words.save}
      </Button>
    </form>
  );
}
