import { ContactDetails } from '@/hotel/contact/view/ContactDetails';
import { useContent } from '@/hotel/content/queries/content';
import { SitePart } from '@/hotel/page/view/SitePart';
import { stayPageWords } from '@/words/visitors';

/** How else to reach the house. */
export function StayContact() {
  const { content, isLoading } = useContent();
  const { hotelInfo, contactInfo } = content.sections;
  if (isLoading) return null;
  return (
    <section aria-labelledby="reach-us">
      <h2 className="h3" id="reach-us">
        {stayPageWords.contactTitle}
      </h2>
      <SitePart data={[hotelInfo, contactInfo]}>
        <ContactDetails hotelName={hotelInfo.name} contact={contactInfo} />
      </SitePart>
    </section>
  );
}
