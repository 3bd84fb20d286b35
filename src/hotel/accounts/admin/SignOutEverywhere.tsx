import type { AdminUser } from '@/hotel/accounts/admin-user';
import { useLogout } from '@/hotel/layout/admin/use-logout';
import { Button } from '@/ui/Button';

/** For a lost phone or a computer left open elsewhere; Logout ends this browser's session only. */
export function SignOutEverywhere({ user }: { user: AdminUser }) {
  const { logOut, isPending, question } = useLogout(user.id);
  return (
    <section className="card">
      <h2>Sign out everywhere</h2>
      <p>
        Ends every session of this account at once, this one too: on a lost phone, at a desk you
        have left. “Logout” in the menu ends only the session of this browser.
      </p>
      <Button
        variant="danger"
        className="mt-5"
        loading={isPending}
        onClick={() => logOut('everywhere')}
      >
        Sign out everywhere
      </Button>
      {question}
    </section>
  );
}
