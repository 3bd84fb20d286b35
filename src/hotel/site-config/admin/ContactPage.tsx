import { EditorTabs } from '@/hotel/editing/admin/EditorTabs';
import { GettingHereTab } from '@/hotel/getting-here/admin/GettingHereTab';
import { GoodToKnowTab } from '@/hotel/good-to-know/admin/GoodToKnowTab';
import { HouseFactsTab } from '@/hotel/house/admin/HouseFactsTab';
import {
  contactEditorWords,
  gettingHereEditorWords,
  goodToKnowEditorWords,
  houseFactsWords,
  partWords,
} from '@/words/staff';
import { ContactDetailsTab } from '@/hotel/contact/admin/ContactTabs';

const { title: TITLE, purpose: PURPOSE } = contactEditorWords;

/** All that staff tell about reaching and staying in the house: four sections, a tab each. */
export function ContactPage() {
  return (
    <EditorTabs
      title={TITLE}
      purpose={PURPOSE}
      tabs={[
        {
          name: contactEditorWords.detailsTab,
          part: partWords.contactDetails,
          content: <ContactDetailsTab title={TITLE} />,
        },
        {
          name: gettingHereEditorWords.title,
          part: partWords.gettingHere,
          content: <GettingHereTab />,
        },
        {
          name: goodToKnowEditorWords.title,
          part: partWords.goodToKnow,
          content: <GoodToKnowTab />,
        },
        { name: houseFactsWords.title, part: partWords.houseFacts, content: <HouseFactsTab /> },
      ]}
    />
  );
}
