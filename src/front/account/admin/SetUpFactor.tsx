import { useContent } from '@/content/store/queries/content';
import { useCodeField } from '@/front/sign-in/admin/use-code-field';
import { codeRefusal } from '@/basics/session/staff-calls/factor-codes';
import { useConfirmFactor, useEnroll } from '@/front/account/staff-calls/factor-settings';
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

/** Splits a key of 32 letters into two lines of groups, which people can copy by hand. */
function inGroups(key: string): string {
  return key.replaceAll(/.{4}(?=.)/g, '$& ').replace(/^(.{19}) /, '$1\n');
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
      <QrCode text={factor.uri} label={words.picture} />
      {/* A phone cannot scan its own screen; authenticator apps open such links. */}
      <p className="mt-3 md:hidden">
        <a className="link" href={factor.uri}>
          {words.openApp}
        </a>
      </p>
      <TextareaField
        label={words.key}
        className="[&_textarea]:resize-none"
        readOnly
        rows={2}
        spellCheck={false}
        value={inGroups(factor.secret)}
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
