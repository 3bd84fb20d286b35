import { useContent } from '@/content/store/queries/content';
import { useCodeField } from '@/front/sign-in/admin/use-code-field';
import { codeRefusal } from '@/basics/session/staff-calls/recovery';
import { useConfirmFactor, useEnroll } from '@/front/account/staff-calls/second-factor';
import { Button } from '@/ui/Button';
import { TextareaField } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { commonWords, secondFactorWords as words } from '@/words/staff';
import { QrCode } from './QrCode';
import { StepText } from './StepText';

type Steps = { onCodes: (codes: string[]) => void; onCancel: () => void };

/** Sets up an authenticator app. It counts only after one of its codes was right. */
export function SetUpFactor({ onCodes, onCancel }: Steps) {
  const hotel = useContent().content.sections.hotelInfo.name;
  const enroll = useEnroll();
  if (!enroll.data)
    return (
      <Button className="mt-5" loading={enroll.isPending} onClick={() => enroll.mutate(hotel)}>
        {words.setUp}
      </Button>
    );
  function cancel(): void {
    enroll.reset();
    onCancel();
  }
  return <ConfirmFactor factor={enroll.data} onCodes={onCodes} onCancel={cancel} />;
}

type Factor = { id: string; uri: string; secret: string };

function ConfirmFactor({ factor, onCodes, onCancel }: Steps & { factor: Factor }) {
  const confirm = useConfirmFactor();
  const code = useCodeField(words.code, codeRefusal(confirm.error));

  function submit(): void {
    const digits = code.read();
    if (digits && !confirm.isPending)
      // Uses the promise: the answer turns the factor on, which unmounts this form.
      confirm.mutateAsync({ id: factor.id, code: digits }).then(onCodes, () => undefined);
  }

  return (
    <Form className="mt-3" onSubmit={submit}>
      <StepText>{words.scan}</StepText>
      <div className="mt-3">
        <QrCode text={factor.uri} label={words.picture} />
      </div>
      <TextareaField
        label={words.key}
        readOnly
        rows={2}
        spellCheck={false}
        value={factor.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        onFocus={({ target }) => target.select()}
      />
      {code.field}
      <div className="row mt-5">
        <Button type="submit" loading={confirm.isPending}>
          {words.turnOn}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {commonWords.cancel}
        </Button>
      </div>
    </Form>
  );
}
