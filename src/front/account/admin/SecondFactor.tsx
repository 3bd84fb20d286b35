import { useRef, useState } from 'react';
import type { AdminUser } from '@/basics/session/admin-user';
import { useCodeField } from '@/front/sign-in/admin/use-code-field';
import { codeRefusal } from '@/basics/session/staff-calls/factor-codes';
import {
  useFactorRule,
  useNewRecoveryCodes,
  useRemoveFactor,
} from '@/front/account/staff-calls/factor-settings';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { commonWords, secondFactorWords as words } from '@/words/staff';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpFactor } from './SetUpFactor';
import { StepText } from './StepText';

export function SecondFactor({ user }: { user: AdminUser }) {
  const [codes, setCodes] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);

  function show(shown: string[]): void {
    setCodes(shown);
    if (shown.length === 0) heading.current?.focus();
  }
  const end = () => show([]);

  return (
    <section className="card" aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{user.hasFactor ? words.on : words.off}</p>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={end} />
      ) : user.hasFactor ? (
        <FactorOn onCodes={show} onEnd={end} />
      ) : (
        <SetUpFactor onCodes={show} onCancel={end} />
      )}
    </section>
  );
}

type Steps = { onCodes: (codes: string[]) => void; onEnd: () => void };

function FactorOn({ onCodes, onEnd }: Steps) {
  const { data: rule } = useFactorRule();
  const newCodes = useNewRecoveryCodes();
  const [isRemoving, setRemoving] = useState(false);
  function end(): void {
    setRemoving(false);
    onEnd();
  }
  if (isRemoving) return <RemoveFactor onEnd={end} />;
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

function RemoveFactor({ onEnd }: { onEnd: () => void }) {
  const remove = useRemoveFactor();
  const code = useCodeField(words.code, codeRefusal(remove.error));

  function submit(): void {
    const digits = code.read();
    // Uses the promise: without a factor this form is unmounted.
    if (digits && !remove.isPending) remove.mutateAsync(digits).then(onEnd, () => undefined);
  }

  return (
    <Form className="mt-3" onSubmit={submit}>
      <StepText>{words.removeText}</StepText>
      {code.field}
      <div className="row mt-5">
        <Button type="submit" variant="danger" loading={remove.isPending}>
          {words.remove}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {commonWords.cancel}
        </Button>
      </div>
    </Form>
  );
}
