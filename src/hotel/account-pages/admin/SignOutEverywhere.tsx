import type { AdminUser } from '@/hotel/accounts/admin-user';
import { useLogout } from '@/hotel/page/admin/use-logout';
import { Button } from '@/ui/Button';
import { accountWords } from '@/words/staff';

/** For a lost phone or a computer left open elsewhere; Logout ends this browser's session only. */
export function SignOutEverywhere({ user }: { user: AdminUser }) {
  const { logOut, isPending, question } = useLogout(user.id);
  return (
    <section className="card">
      <h2>{accountWords.signOutEverywhere}</h2>
      <p>{accountWords.signOutText}</p>
      <Button
        variant="danger"
        className="mt-5"
        loading={isPending}
        onClick={() => logOut('everywhere')}
      >
        {accountWords.signOutEverywhere}
      </Button>
      {question}
    </section>
  );
}
