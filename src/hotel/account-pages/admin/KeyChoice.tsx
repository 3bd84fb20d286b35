import { useState } from 'react';
import { useFindKeyChoice, useSaveFindKey } from '@/hotel/accounts/staff-queries/find-key';
import { accountWords } from '@/words/staff';

/** Whether a key alone may do something (WCAG 2.1.4). */
export function KeyChoice() {
  const kept = useFindKeyChoice();
  const save = useSaveFindKey();
  /** What was chosen and is not kept yet. */
  const [wanted, setWanted] = useState<boolean>();

  function choose(wants: boolean): void {
    if (save.isPending) return;
    setWanted(wants);
    save.mutate(wants, { onSettled: () => setWanted(undefined) });
  }

  return (
    <section className="card" aria-labelledby="key-choice">
      <h2 id="key-choice">{accountWords.keys}</h2>
      <div className="checks one mt-3">
        <label>
          <input
            type="checkbox"
            checked={wanted ?? kept}
            onChange={({ currentTarget }) => choose(currentTarget.checked)}
          />
          {accountWords.findKey}
        </label>
      </div>
      <p className="hint">{accountWords.keysText}</p>
    </section>
  );
}
