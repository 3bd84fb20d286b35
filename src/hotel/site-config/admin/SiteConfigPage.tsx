import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { PublishNote } from '@/hotel/page/admin/PublishNote';
import { EditorTabs } from '@/hotel/editing/admin/EditorTabs';
import { TranslationOverview } from './TranslationOverview';
import { ContactInformationTab } from '@/hotel/contact/admin/ContactTabs';
import { partWords, siteConfigWords } from '@/words/staff';
import { HotelInformationTab } from './HotelInformationTab';

const { title: TITLE, purpose: PURPOSE, tabs: TABS } = siteConfigWords;

/** Site configuration (specification 2): two tabs with a preview each. */
export function SiteConfigPage() {
  return (
    <EditorTabs
      title={TITLE}
      purpose={PURPOSE}
      tabs={[
        { name: TABS.hotel, part: partWords.hotelInformation, content: <HotelInformationTab /> },
        {
          name: TABS.contact,
          part: partWords.contactInformation,
          content: <ContactInformationTab />,
        },
      ]}
    >
      <PublishNote about="name" />
      <StaffPart name={partWords.translations}>
        <TranslationOverview />
      </StaffPart>
    </EditorTabs>
  );
}
