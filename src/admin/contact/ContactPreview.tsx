import { PreviewPane } from '@/admin/section-editor/PreviewPane';
import type { ContactInfo } from '@/domain/sections';
import { useContent } from '@/queries/content';
import { ContactDetails } from '@/site/sections/ContactDetails';
import { InfoBar } from '@/site/sections/InfoBar';

/** Where visitors meet the contact details: the bar of the home page, then the contact page. */
export function ContactPreview({ contact }: { contact: ContactInfo }) {
  const { name } = useContent().content.sections.hotelInfo;
  return (
    <PreviewPane>
      {() => (
        <>
          <InfoBar contact={contact} />
          <div className="wrap contact-preview">
            <ContactDetails hotelName={name} contact={contact} />
          </div>
        </>
      )}
    </PreviewPane>
  );
}
