import { useState } from 'react';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { useSession } from '@/basics/session/staff-calls/session';
import { accountWords, staffNavWords } from '@/words/staff';
import { useHasSearchKey, useSaveSearchKey } from '@/basics/session/staff-calls/account-settings';
import type { AdminUser } from '@/basics/session/admin-user';
import { VERSION } from '@/basics/rules/version';
import { useLogout } from '@/kit/page-parts/admin/use-logout';
import { Checkbox } from '@/ui/Checkbox';
import { Button } from '@/ui/Button';
import { ChangePasswordForm } from './ChangePasswordForm';
import { StaffLanguages } from './StaffLanguages';

/** Settings of the person, not of the hotel: password, language, keys and sessions. */
export function AccountPage() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <>
      <PageTitle title={staffNavWords.pages.adminAccount} purpose={session.user.email} />
      <div className="account two items-start gap-5 [--two-min:22rem]">
        <ChangePasswordForm email={session.user.email} />
        <LanguageChoice />
        <KeyChoice />
        <SignOutEverywhere user={session.user} />
      </div>
      {VERSION && <p className="hint mt-6">{accountWords.version(VERSION)}</p>}
    </>
  );
}

/** Turns the shortcut / on or off (WCAG 2.1.4). */
function KeyChoice() {
  const kept = useHasSearchKey();
  const save = useSaveSearchKey();
  const [wanted, setWanted] = useState<boolean>();

  function choose(wants: boolean): void {
    if (save.isPending) return;
    setWanted(wants);
    save.mutate(wants, { onSettled: () => setWanted(undefined) });
  }

  return (
    <section className="card" aria-labelledby="key-choice">
      <h2 id="key-choice">{accountWords.keys}</h2>
      <div className="checks one mt-3">
        <Checkbox checked={wanted ?? kept} onChange={choose}>
          {accountWords.findKey}
        </Checkbox>
      </div>
      <p className="hint">{accountWords.keysText}</p>
    </section>
  );
}

function LanguageChoice() {
  return (
    <section className="card">
      <h2>{accountWords.language}</h2>
      <p>{accountWords.languageText}</p>
      <StaffLanguages />
    </section>
  );
}

/** Logs out everywhere, e.g. after losing a phone. Logout ends only this browser's session. */
function SignOutEverywhere({ user }: { user: AdminUser }) {
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
