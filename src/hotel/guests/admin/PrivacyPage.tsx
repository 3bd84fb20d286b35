import { PageTitle } from '@/hotel/layout/admin/PageTitle';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { EraseGuestForm } from './EraseGuestForm';
import { RetentionForm } from './RetentionForm';

/** What the house keeps about its guests, and how it lets go of it. */
export function PrivacyPage() {
  return (
    <>
      <PageTitle
        title="Privacy"
        purpose="What you keep about guests, for how long, and how to erase it."
      />
      <div className="privacy">
        <StaffPart name="form to erase a guest">
          <EraseGuestForm />
        </StaffPart>
        <StaffPart name="form for the retention">
          <RetentionForm />
        </StaffPart>
      </div>
    </>
  );
}
