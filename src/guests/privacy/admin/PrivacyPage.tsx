import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { partWords, privacyWords, staffNavWords } from '@/words/staff';
import { EraseGuestForm } from './EraseGuestForm';
import { RetentionForm } from './RetentionForm';

export function PrivacyPage() {
  return (
    <>
      <PageTitle title={staffNavWords.pages.adminPrivacy} purpose={privacyWords.purpose} />
      <div className="privacy two items-start gap-5 [--two-min:22rem]">
        <StaffErrorBoundary name={partWords.eraseForm}>
          <EraseGuestForm />
        </StaffErrorBoundary>
        <StaffErrorBoundary name={partWords.retentionForm}>
          <RetentionForm />
        </StaffErrorBoundary>
      </div>
    </>
  );
}
