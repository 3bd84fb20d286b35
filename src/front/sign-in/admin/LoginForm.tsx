import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from '@/ui/router';
import { PATH } from '@/basics/rules/paths';
import { signInToasts, signInWords } from '@/words/sign-in';
import { loginFailure, SIGN_IN, type useSignIn } from '@/basics/session/staff-calls/session';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { toast } from '@/ui/toast';
import { removeAllDrafts, hasDrafts } from '@/basics/drafts/admin/drafts';
import { FORGOT_PARAM } from './ForgotPasswordForm';
import { LoginShell } from './LoginShell';
import { StaffLanguages } from './StaffLanguages';
import { useBackOff } from './use-back-off';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  signIn: ReturnType<typeof useSignIn>;
};

/** Uncontrolled fields, because people may type before this code has loaded. */
export function LoginForm({ email, onEmail, signIn }: Props) {
  const { state } = useLocation();
  const emailField = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const backOff = useBackOff();
  const failure = isEmpty ? signInToasts.loginEmpty : signIn.error && loginFailure(signIn.error);
  // A double click's second click arrives before `isPending` is set.
  const isSending = useRef(false);

  // Reads the fields themselves, because people may type before this code has loaded.
  useEffect(() => {
    const typed = emailField.current?.value;
    if (typed) onEmail(typed);
  }, [onEmail]);

  function submit(form: HTMLFormElement): void {
    const data = new FormData(form);
    const typed = { email: String(data.get('email')), password: String(data.get('password')) };
    if (isSending.current || backOff.seconds > 0) return;
    const lacks = typed.email.trim() === '' || typed.password === '';
    setEmpty(lacks);
    if (lacks) {
      toast({ ...signInToasts.loginEmpty, about: SIGN_IN });
      return;
    }
    isSending.current = true;
    signIn.mutate(typed, {
      onError: backOff.failed,
      onSettled: () => {
        isSending.current = false;
      },
    });
  }

  return (
    <LoginShell title={signInWords.title} text={signInWords.text} onSubmit={submit}>
      <InputField
        label={signInWords.email}
        className="mt-7"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ref={emailField}
        name="email"
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      {/* Errors stay at the field, because toasts disappear; network errors are only toasts. */}
      <InputField
        label={signInWords.password}
        error={failure && failure !== signInToasts.loginError ? failure.description : undefined}
        type="password"
        autoComplete="current-password"
        name="password"
      />
      <p className="mt-1 mb-4 text-end">
        <Link className="link" to={`${PATH.login}?${FORGOT_PARAM}`} state={state}>
          {signInWords.forgot}
        </Link>
      </p>
      <Button type="submit" className="w-full" loading={signIn.isPending}>
        {signInWords.button}
      </Button>
      <p className="mt-3 text-danger min-h-[1.55em] text-sm text-center" role="status">
        {backOff.seconds > 0 && signInWords.tooManyTries(backOff.seconds)}
      </p>
      <KeptDrafts />
      <StaffLanguages />
    </LoginShell>
  );
}

/** Says that unsaved edits of the site are stored in this browser, for shared computers. */
function KeptDrafts() {
  const [isKept, setKept] = useState(hasDrafts);
  if (!isKept) return null;

  function forget(): void {
    removeAllDrafts();
    setKept(false);
  }

  return (
    <p className="quiet mt-5 border-t border-line pt-5 text-sm">
      {signInWords.keptDrafts}{' '}
      <button type="button" className="text-link min-h-7" onClick={forget}>
        {signInWords.deleteDrafts}
      </button>
    </p>
  );
}
