import { COPY } from '@/domain/copy';
import { PATH } from '@/domain/paths';
import { useContent } from '@/queries/content';
import { Head } from '@/site/head/Head';
import { pageTitle } from '@/site/head/page-head';
import { ContactDetails } from '@/site/sections/ContactDetails';
import { ContactDetailsSkeleton } from '@/site/sections/ContactDetailsSkeleton';
import { SitePart } from '@/site/sections/SitePart';
import { ContactForm } from './ContactForm';
import './contact-page.css';

export function ContactPage() {
  const { content, isLoading } = useContent();
  const { hotelInfo, contactInfo } = content.sections;
  const { title, intro } = COPY.contact;
  return (
    <div className="page">
      {!isLoading && (
        <Head
          title={pageTitle(title, hotelInfo.name)}
          description={`${intro} ${contactInfo.location}, ${contactInfo.phone}`}
          path={PATH.contact}
          siteName={hotelInfo.name}
        />
      )}
      <div className="wrap contact">
        <div>
          <h1>{title}</h1>
          <p className="lead">{intro}</p>
          {isLoading ? (
            <ContactDetailsSkeleton />
          ) : (
            <SitePart data={[hotelInfo, contactInfo]}>
              <ContactDetails hotelName={hotelInfo.name} contact={contactInfo} />
            </SitePart>
          )}
        </div>
        <SitePart text={COPY.fault.message} contact={contactInfo} surface="sheet">
          <ContactForm contact={contactInfo} />
        </SitePart>
      </div>
    </div>
  );
}
