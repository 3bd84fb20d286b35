import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { useSession } from '@/hotel/accounts/staff-queries/session';
import { accountWords } from '@/words/staff';
import { ChangePasswordForm } from './ChangePasswordForm';
import { KeyChoice } from './KeyChoice';
import { LanguageChoice } from './LanguageChoice';
import { SignOutEverywhere } from './SignOutEverywhere';
import './account.css';

/** What belongs to the person at work, not to the hotel: password, language, keys and sessions. */
export function AccountPage() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <>
      <PageTitle title={accountWords.title} purpose={session.user.email} />
      <div className="account">
        <ChangePasswordForm email={session.user.email} />
        <LanguageChoice />
        <KeyChoice />
        <SignOutEverywhere user={session.user} />
      </div>
    </>
  );
}
