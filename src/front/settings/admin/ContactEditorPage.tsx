import { ContactTab } from '@/hotel/contact/admin/ContactTab';
import { EditorTabs } from '@/kit/editors/admin/EditorTabs';
import { GettingHereTab } from '@/hotel/getting-here/admin/GettingHereTab';
import { GoodToKnowTab } from '@/selling/good-to-know/admin/GoodToKnowTab';
import { PlaceTab } from '@/website/home/admin/PlaceTab';
import { MoonTab } from '@/hotel/moon/admin/MoonTab';
import { HotelFactsTab } from '@/hotel/facts/admin/HotelFactsTab';
import {
  contactEditorWords as words,
  gettingHereEditorWords,
  goodToKnowEditorWords,
  houseFactsWords,
  moonEditorWords,
  partWords,
  placeEditorWords,
  staffToasts,
} from '@/words/staff';

export function ContactEditorPage() {
  const details = (
    <ContactTab
      draft="contact-details"
      title={words.title}
      purpose={words.detailsPurpose}
      saved={{ success: staffToasts.contactUpdated }}
    />
  );
  return (
    <EditorTabs
      words={words}
      tabs={[
        { name: words.detailsTab, part: partWords.contactDetails, content: details },
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
        { name: placeEditorWords.title, part: partWords.place, content: <PlaceTab /> },
        { name: moonEditorWords.title, part: partWords.moon, content: <MoonTab /> },
        { name: houseFactsWords.title, part: partWords.houseFacts, content: <HotelFactsTab /> },
      ]}
    />
  );
}
