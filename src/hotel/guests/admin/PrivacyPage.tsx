import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
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
