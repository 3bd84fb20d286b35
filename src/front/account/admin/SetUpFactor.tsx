import { useContent } from '@/content/store/queries/content';
import { useCodeField } from '@/front/sign-in/admin/use-code-field';
import { codeRefusal } from '@/basics/session/staff-calls/recovery';
import { useConfirmFactor, useEnroll } from '@/front/account/staff-calls/second-factor';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { commonWords, secondFactorWords as words } from '@/words/staff';
import { QrCode } from './QrCode';

/** Sets up an authenticator app. It counts only after one of its codes was right. */
export function SetUpFactor({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const hotel = useContent().content.sections.hotelInfo.name;
  const enroll = useEnroll();
  if (!enroll.data)
    return (
      <Button className="mt-5" loading={enroll.isPending} onClick={() => enroll.mutate(hotel)}>
        {words.setUp}
      </Button>
    );
  return <ConfirmFactor factor={enroll.data} onCodes={onCodes} onCancel={enroll.reset} />;
}

type Props = {
  factor: { id: string; uri: string; secret: string };
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
};

function ConfirmFactor({ factor, onCodes, onCancel }: Props) {
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
      <p>{words.scan}</p>
      <div className="mt-3">
        <QrCode text={factor.uri} label={words.picture} />
      </div>
      <InputField
        label={words.key}
        readOnly
        spellCheck={false}
        value={factor.secret}
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
