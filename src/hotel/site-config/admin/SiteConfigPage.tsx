import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { PublishNote } from '@/hotel/page/admin/PublishNote';
import { EditorSkeleton } from '@/hotel/editing/admin/EditorSkeleton';
import { TranslationOverview } from './TranslationOverview';
import { useContent } from '@/hotel/content/queries/content';
import { Tabs } from '@/ui/Tabs';
import { ContactInformationTab } from '@/hotel/contact/admin/ContactInformationTab';
import { partWords, siteConfigWords } from '@/words/staff';
import { HotelInformationTab } from './HotelInformationTab';

const { title: TITLE, purpose: PURPOSE, tabs: TABS } = siteConfigWords;

/** Site configuration (specification 2): two tabs with a preview each. */
export function SiteConfigPage() {
  const { isLoading } = useContent();
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;
  return (
    <>
      <PageTitle title={TITLE} purpose={PURPOSE} />
      <PublishNote about="name" />
      <StaffPart name={partWords.translations}>
        <TranslationOverview />
      </StaffPart>
      <Tabs
        label={TITLE}
        tabs={[
          {
            name: TABS.hotel,
            content: (
              <StaffPart name={partWords.hotelInformation}>
                <HotelInformationTab />
              </StaffPart>
            ),
          },
          {
            name: TABS.contact,
            content: (
              <StaffPart name={partWords.contactInformation}>
                <ContactInformationTab />
              </StaffPart>
            ),
          },
        ]}
      />
    </>
  );
}
