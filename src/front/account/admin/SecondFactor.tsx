import { useState } from 'react';
import { type AdminUser, mayEdit } from '@/basics/session/admin-user';
import { useCodeField } from '@/front/sign-in/admin/use-code-field';
import { codeRefusal } from '@/basics/session/staff-calls/recovery';
import {
  useFactorRule,
  useNewRecoveryCodes,
  useRemoveFactor,
  useRequireFactor,
} from '@/front/account/staff-calls/second-factor';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Form } from '@/ui/Form';
import { commonWords, secondFactorWords as words } from '@/words/staff';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpFactor } from './SetUpFactor';

export function SecondFactor({ user }: { user: AdminUser }) {
  const [codes, setCodes] = useState<string[]>([]);
  return (
    <section className="card" aria-labelledby="second-factor">
      <h2 id="second-factor">{words.title}</h2>
      <p>{user.hasFactor ? words.on : words.off}</p>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      ) : user.hasFactor ? (
        <FactorOn onCodes={setCodes} />
      ) : (
        <SetUpFactor onCodes={setCodes} />
      )}
      {mayEdit(user) && <RequireFactor hasFactor={user.hasFactor === true} />}
    </section>
  );
}

function FactorOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { data: rule } = useFactorRule();
  const newCodes = useNewRecoveryCodes();
  const [isRemoving, setRemoving] = useState(false);
  if (isRemoving) return <RemoveFactor onCancel={() => setRemoving(false)} />;
  return (
    <>
      {rule && <p className="mt-3">{words.left(rule.codes)}</p>}
      <div className="row mt-5">
        <Button
          variant="ghost"
          loading={newCodes.isPending}
          onClick={() => newCodes.mutate(undefined, { onSuccess: onCodes })}
        >
          {words.newCodes}
        </Button>
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      </div>
    </>
  );
}

function RemoveFactor({ onCancel }: { onCancel: () => void }) {
  const remove = useRemoveFactor();
  const code = useCodeField(words.code, codeRefusal(remove.error));

  function submit(): void {
    const digits = code.read();
    if (digits && !remove.isPending) remove.mutate(digits);
  }

  return (
    <Form className="mt-3" onSubmit={submit}>
      <p>{words.removeText}</p>
      {code.field}
      <div className="row mt-5">
        <Button type="submit" variant="danger" loading={remove.isPending}>
          {words.remove}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {commonWords.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** The hotel's rule for everybody. Whoever sets it must have a second factor already. */
function RequireFactor({ hasFactor }: { hasFactor: boolean }) {
  const { data: rule } = useFactorRule();
  const require = useRequireFactor();
  if (!rule) return null;
  const isRequired = require.isPending ? require.variables : rule.isRequired;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <div className="checks one">
        <Checkbox
          checked={isRequired}
          disabled={!hasFactor}
          onChange={(wants) => require.mutate(wants)}
        >
          {words.everybody}
        </Checkbox>
      </div>
      <p className="hint">{hasFactor ? words.everybodyText : words.everybodyFirst}</p>
    </div>
  );
}
