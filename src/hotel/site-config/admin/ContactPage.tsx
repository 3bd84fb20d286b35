import { EditorSkeleton } from '@/hotel/editing/admin/EditorSkeleton';
import { GettingHereTab } from '@/hotel/getting-here/admin/GettingHereTab';
import { GoodToKnowTab } from '@/hotel/good-to-know/admin/GoodToKnowTab';
import { HouseFactsTab } from '@/hotel/house/admin/HouseFactsTab';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { useContent } from '@/hotel/content/queries/content';
import { Tabs } from '@/ui/Tabs';
import {
  contactEditorWords,
  gettingHereEditorWords,
  goodToKnowEditorWords,
  houseFactsWords,
  partWords,
} from '@/words/staff';
import { ContactDetailsTab } from '@/hotel/contact/admin/ContactDetailsTab';

const { title: TITLE, purpose: PURPOSE } = contactEditorWords;

/** All that staff tell about reaching and staying in the house: four sections, a tab each. */
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
            name: contactEditorWords.detailsTab,
            content: (
              <StaffPart name={partWords.contactDetails}>
                <ContactDetailsTab title={TITLE} />
              </StaffPart>
            ),
          },
          {
            name: gettingHereEditorWords.title,
            content: (
              <StaffPart name={partWords.gettingHere}>
                <GettingHereTab />
              </StaffPart>
            ),
          },
          {
            name: goodToKnowEditorWords.title,
            content: (
              <StaffPart name={partWords.goodToKnow}>
                <GoodToKnowTab />
              </StaffPart>
            ),
          },
          {
            name: houseFactsWords.title,
            content: (
              <StaffPart name={partWords.houseFacts}>
                <HouseFactsTab />
              </StaffPart>
            ),
          },
        ]}
      />
    </>
  );
}
