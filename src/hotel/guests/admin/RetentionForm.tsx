import { useState } from 'react';
import * as v from 'valibot';
import { Link } from 'react-router-dom';
import { RETENTION_MAX_MONTHS } from '@/hotel/rules/limits';
import { PATH } from '@/hotel/rules/paths';
import { wholeNumber } from '@/hotel/rules/text-schema';
import { usePurge, useRetention, useSaveRetention } from '@/hotel/guests/staff-queries/privacy';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';

/** How long guests' data are kept, and letting go of what is older. */
export function RetentionForm() {
  const { data: months, isError } = useRetention();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const save = useSaveRetention();
  const purge = usePurge();

  function store(): void {
    const parsed = v.safeParse(wholeNumber(1, RETENTION_MAX_MONTHS), Number(typed ?? months));
    setError(parsed.success ? undefined : parsed.issues[0].message);
    if (parsed.success && !save.isPending) {
      save.mutate(parsed.output, { onSuccess: () => setTyped(undefined) });
    }
  }

  if (months === undefined) {
    return isError ? (
      <p className="card">The privacy settings cannot be loaded at the moment.</p>
    ) : (
      <Skeleton className="h-72 rounded-3" />
    );
  }
  return (
    <form
      className="card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <h2>How long data are kept</h2>
      <p>
        After this time messages and letters can be deleted, and stays that are over be made
        anonymous. Your privacy text should say the same: it is edited in{' '}
        <Link to={PATH.adminSiteConfig}>Site Config</Link>.
      </p>
      <Field label="Months" error={error}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={RETENTION_MAX_MONTHS}
            value={typed ?? months}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="detail-acts mt-4">
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Erase what is older…
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Erase what is older than ${months} ${months === 1 ? 'month' : 'months'}?`}
        description="Messages and letters are deleted, stays that are over are made anonymous. This cannot be undone."
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              loading={purge.isPending}
              onClick={() => purge.mutate(undefined, { onSuccess: () => setAsking(false) })}
            >
              Erase for good
            </Button>
          </>
        }
      >
        <p className="mt-3">Export reservations and messages first if you still need them.</p>
      </Dialog>
    </form>
  );
}
