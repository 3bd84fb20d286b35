import { EditorSkeleton } from '@/hotel/editing/admin/EditorSkeleton';
import { GETTING_HERE_TITLE, GettingHereTab } from '@/hotel/getting-here/admin/GettingHereTab';
import { GOOD_TO_KNOW_TITLE, GoodToKnowTab } from '@/hotel/good-to-know/admin/GoodToKnowTab';
import { PageTitle } from '@/hotel/layout/admin/PageTitle';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { useContent } from '@/hotel/content/queries/content';
import { Tabs } from '@/ui/Tabs';
import { ContactDetailsTab } from './ContactDetailsTab';

const TITLE = 'Contact';
const PURPOSE = 'What the contact page tells, and what guests read before they book.';

/** All that staff tell about reaching and staying in the house: three sections, a tab each. */
export function ContactPage() {
  const { isLoading } = useContent();
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;
  return (
    <>
      <PageTitle title={TITLE} purpose={PURPOSE} />
      <Tabs
        label={TITLE}
        tabs={[
          {
            name: 'Contact details',
            content: (
              <StaffPart name="contact details">
                <ContactDetailsTab title={TITLE} />
              </StaffPart>
            ),
          },
          {
            name: GETTING_HERE_TITLE,
            content: (
              <StaffPart name="getting here">
                <GettingHereTab />
              </StaffPart>
            ),
          },
          {
            name: GOOD_TO_KNOW_TITLE,
            content: (
              <StaffPart name="good to know">
                <GoodToKnowTab />
              </StaffPart>
            ),
          },
        ]}
      />
    </>
  );
}
