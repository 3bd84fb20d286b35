import { useState } from 'react';
import * as v from 'valibot';
import { Link } from '@/ui/router';
import { RETENTION_MAX_MONTHS } from '@/basics/rules/limits';
import { PATH } from '@/basics/rules/paths';
import { wholeNumber } from '@/basics/rules/text-schema';
import { usePurge, useRetention, useSaveRetention } from '@/guests/privacy/staff-calls/privacy';
import { Button } from '@/ui/Button';
import { NumberInput } from '@/kit/editors/admin/NumberInput';
import { ConfirmDialog } from '@/kit/page-parts/admin/ConfirmDialog';
import { Skeleton } from '@/ui/Skeleton';
import { privacyWords, retentionWords, siteConfigWords, commonWords } from '@/words/staff';
import { Form } from '@/ui/Form';

export function RetentionForm() {
  const { data: months, isError } = useRetention();
  const [typed, setTyped] = useState<number>();
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const save = useSaveRetention();
  const purge = usePurge();

  function store(): void {
    const parsed = v.safeParse(wholeNumber(1, RETENTION_MAX_MONTHS), typed ?? months);
    setError(parsed.success ? undefined : parsed.issues[0].message);
    if (parsed.success && !save.isPending) {
      save.mutate(parsed.output, { onSuccess: () => setTyped(undefined) });
    }
  }

  if (months === undefined) {
    return isError ? (
      <p className="card">{retentionWords.failed}</p>
    ) : (
      <Skeleton className="h-72 rounded-3" />
    );
  }
  return (
    <Form className="card" onSubmit={store}>
      <h2>{retentionWords.title}</h2>
      <p>
        {retentionWords.text.before}
        <Link className="text-link" to={PATH.adminSiteConfig}>
          {siteConfigWords.title}
        </Link>
        {retentionWords.text.after}
      </p>
      <NumberInput
        label={retentionWords.months}
        error={error}
        min={1}
        max={RETENTION_MAX_MONTHS}
        value={typed ?? months}
        onChange={(next) => {
          setTyped(next);
          setError(undefined);
        }}
      />
      <div className="detail-acts mt-4">
        <Button type="submit" loading={save.isPending}>
          {commonWords.save}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {retentionWords.button}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={retentionWords.question(months)}
        description={retentionWords.whatGoes}
        yes={privacyWords.eraseForGood}
        isSending={purge.isPending}
        onYes={() => purge.mutate(undefined, { onSuccess: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      >
        {retentionWords.exportFirst}
      </ConfirmDialog>
    </Form>
  );
}
