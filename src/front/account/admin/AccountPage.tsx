import { useState } from 'react';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { useSession } from '@/basics/session/staff-calls/session';
import { accountWords, staffNavWords } from '@/words/staff';
import { useHasSearchKey, useSaveSearchKey } from '@/basics/session/staff-calls/account-settings';
import { VERSION } from '@/basics/rules/version';
import { Checkbox } from '@/ui/Checkbox';
import { StaffLanguages } from '@/front/sign-in/admin/StaffLanguages';
import { ChangePasswordForm } from './ChangePasswordForm';
import { EmailForm } from './EmailForm';
import { NameForm } from './NameForm';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

/** Settings of the person, not of the hotel: name, sign-in, sessions, language and keys. */
export function AccountPage() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { user } = session;
  return (
    <>
      <PageTitle title={staffNavWords.pages.adminAccount} purpose={user.email} />
      <div className="account two items-start gap-5 [--two-min:22rem]">
        <div className="grid gap-5">
          <SecondFactor user={user} />
          <Sessions user={user} />
          <LanguageChoice />
          <KeyChoice />
        </div>
        <div className="grid gap-5">
          <NameForm key={user.username} name={user.username} />
          <EmailForm key={user.newEmail} user={user} />
          <ChangePasswordForm email={user.email} />
        </div>
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
