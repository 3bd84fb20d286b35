import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import { useContent } from '@/hotel/content/queries/content';
import { ContactDetails } from '@/hotel/contact/view/ContactDetails';
import { InfoBar } from '@/hotel/contact/view/InfoBar';

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
