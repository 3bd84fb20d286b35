import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
import { partWords, privacyWords, staffNavWords } from '@/words/staff';
import { EraseGuestForm } from './EraseGuestForm';
import { RetentionForm } from './RetentionForm';

export function PrivacyPage() {
  return (
    <>
      <PageTitle title={staffNavWords.pages.adminPrivacy} purpose={privacyWords.purpose} />
      <div className="privacy two items-start gap-5 [--two-min:22rem]">
        <StaffPart name={partWords.eraseForm}>
          <EraseGuestForm />
        </StaffPart>
        <StaffPart name={partWords.retentionForm}>
          <RetentionForm />
        </StaffPart>
      </div>
    </>
  );
}
