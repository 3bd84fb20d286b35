import { PageTitle } from '@/hotel/layout/admin/PageTitle';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { PublishNote } from '@/hotel/layout/admin/PublishNote';
import { EditorSkeleton } from '@/hotel/editing/admin/EditorSkeleton';
import { useContent } from '@/hotel/content/queries/content';
import { Tabs } from '@/ui/Tabs';
import { ContactInformationTab } from '@/hotel/contact/admin/ContactInformationTab';
import { HotelInformationTab } from './HotelInformationTab';
import { TAB } from './tab-names';

const TITLE = 'Site Config';
const PURPOSE = 'Name, logo, colours, contact details and short texts, used everywhere.';

/** Site configuration (specification 2): two tabs with a preview each. */
export function SiteConfigPage() {
  const { isLoading } = useContent();
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;
  return (
    <>
      <PageTitle title={TITLE} purpose={PURPOSE} />
      <PublishNote about="name" />
      <Tabs
        label={TITLE}
        tabs={[
          {
            name: TAB.hotel,
            content: (
              <StaffPart name="hotel information">
                <HotelInformationTab />
              </StaffPart>
            ),
          },
          {
            name: TAB.contact,
            content: (
              <StaffPart name="contact information">
                <ContactInformationTab />
              </StaffPart>
            ),
          },
        ]}
      />
    </>
  );
}
