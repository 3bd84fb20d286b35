import { Link, useLocation, useNavigate } from '@/ui/router';
import { PATH } from '@/basics/rules/paths';
import { useSession } from '@/basics/session/staff-calls/session';
import { refusalCode, useInvitation } from '@/front/team/staff-calls/join';
import { LoginShell } from '@/front/sign-in/admin/LoginShell';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { useLogout } from '@/kit/page-parts/admin/use-logout';
import { Button } from '@/ui/Button';
import { PageSpinner } from '@/ui/PageSpinner';
import { joinWords as words } from '@/words/staff';
import { JoinForm } from './JoinForm';

/**
 * The page of an invitation's link. Opening it does not use the link up, because mail scanners open
 * links too; only the form's button does.
 */
export function JoinPage() {
  const token = useLocation().hash.slice(1);
  const session = useSession();
  const navigate = useNavigate();
  const invitation = useInvitation(token);
  const start = () => navigate(PATH.dashboard, { replace: true });

  if (invitation.data) {
    // Signing in ends the session below, so the form must stay until it has finished.
    if (session.status === 'signed-in' && session.user.email !== invitation.data.email)
      return <OtherPerson id={session.user.id} email={session.user.email} />;
    return <JoinForm token={token} invited={invitation.data} onJoined={start} />;
  }
  if (token && invitation.isPending) return <PageSpinner label={words.checking} />;
  const code = token ? refusalCode(invitation.error) : 'unknown';
  const reason = words.dead[code as keyof typeof words.dead];
  if (!reason) {
    return (
      <LoginShell title={words.title} text="">
        <LoadingOrFailed of={[invitation]} words={words} />
      </LoginShell>
    );
  }
  return (
    <LoginShell title={words.deadTitle} text={reason}>
      <p className="mt-3">
        <Link className="link" to={PATH.login}>
          {words.signIn}
        </Link>
      </p>
    </LoginShell>
  );
}

/** Asks first if another person is signed in, because joining would replace that session. */
function OtherPerson({ id, email }: { id: string; email: string }) {
  const { logOut, isPending, question } = useLogout(id);
  return (
    <LoginShell title={words.otherTitle} text={words.otherText(email)}>
      <Button className="w-full mt-5" loading={isPending} onClick={() => logOut('this-browser')}>
        {words.logOut}
      </Button>
      {question}
    </LoginShell>
  );
}
