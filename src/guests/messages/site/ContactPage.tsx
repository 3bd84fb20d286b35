import { contactWords, faultWords } from '@/words/visitors';
import { PATH } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import { ContactDetails, ContactDetailsSkeleton } from '@/hotel/contact/view/ContactDetails';
import { GettingHere } from '@/hotel/getting-here/view/GettingHere';
import { GoodToKnow } from '@/selling/good-to-know/view/GoodToKnow';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { ContactForm } from '@/guests/messages/site/ContactForm';
import './contact-page.css';
import { Text } from '@/ui/Text';

export function ContactPage() {
  const { content, isLoading } = useContent();
  const { hotelInfo, contactInfo, pageTexts, goodToKnow, gettingHere } = content.sections;
  const { title } = contactWords;
  const intro = pageTexts.contactIntro;
  return (
    <div className="page">
      {!isLoading && (
        <Head
          page={title}
          description={`${intro} ${contactInfo.location}, ${contactInfo.phone}`.trim()}
          path={PATH.contact}
        />
      )}
      <div className="wrap contact">
        <div>
          <h1>{title}</h1>
          {intro && <Text as="p" className="lead" of={intro} />}
          {isLoading ? (
            <ContactDetailsSkeleton />
          ) : (
            <SiteErrorBoundary data={[hotelInfo, contactInfo]}>
              <ContactDetails hotelName={hotelInfo.name} contact={contactInfo} />
            </SiteErrorBoundary>
          )}
        </div>
        <SiteErrorBoundary text={faultWords.message} contact={contactInfo} surface="sheet">
          <ContactForm contact={contactInfo} />
        </SiteErrorBoundary>
      </div>
      {!isLoading && (
        <div className="wrap contact-more">
          <SiteErrorBoundary data={[gettingHere, contactInfo, content.images]}>
            <GettingHere
              ways={gettingHere}
              mapsAddress={contactInfo.googleMaps}
              images={content.images}
            />
          </SiteErrorBoundary>
          <SiteErrorBoundary data={[goodToKnow]}>
            <GoodToKnow items={goodToKnow.items} />
          </SiteErrorBoundary>
        </div>
      )}
    </div>
  );
}
