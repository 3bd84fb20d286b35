import { useContent } from '@/hotel/content/queries/content';
import type { GuestStay } from '@/hotel/guest-page/guest-stay';
import { GettingHere } from '@/hotel/getting-here/view/GettingHere';
import { GoodToKnow } from '@/hotel/good-to-know/view/GoodToKnow';
import { SitePart } from '@/hotel/page/view/SitePart';
import { formatDate } from '@/hotel/time/dates';
import { stayPageWords } from '@/words/visitors';
import { ChangeNotice } from './ChangeNotice';
import { StayActions } from './StayActions';
import { StayCard } from './StayCard';
import { StayRooms } from './StayRooms';
import { StaySteps } from './StaySteps';
import { stayFile } from './stay-file';

type Props = { stay: GuestStay; secret: string };

/** Where the stay stands, what was agreed, and what its guest can still do. */
export function StayFound({ stay, secret }: Props) {
  const { content, isLoading } = useContent();
  const { hotelInfo, contactInfo, gettingHere, goodToKnow, houseFacts } = content.sections;
  const { heads, linkEnds } = stayPageWords;
  const { title, text } = heads[stay.status];
  const isComing = stay.status === 'confirmed' || stay.status === 'pending';
  const hours = !isLoading && (isComing || stay.status === 'here') ? houseFacts : undefined;
  const calendar = isComing ? stayFile(stay, hotelInfo.name, contactInfo, hours) : undefined;
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      <StaySteps status={stay.status} />
      <SitePart data={[stay, hours]}>
        <StayCard stay={stay} hours={hours} calendar={calendar} />
      </SitePart>
      {stay.rooms.length > 0 && (
        <SitePart data={[stay]}>
          <StayRooms rooms={stay.rooms} />
        </SitePart>
      )}
      <ChangeNotice stay={stay} />
      <StayActions stay={stay} secret={secret} />
      <p className="hint guest-link-note">{linkEnds(formatDate(stay.linkEnds))}</p>
      {!isLoading && gettingHere && isComing && (
        <SitePart data={[gettingHere, contactInfo, content.images]}>
          <GettingHere
            ways={gettingHere}
            mapsAddress={contactInfo.googleMaps}
            images={content.images}
            headingClass="h3"
          />
        </SitePart>
      )}
      {!isLoading && goodToKnow && (
        <SitePart data={[goodToKnow]}>
          <GoodToKnow items={goodToKnow.items} headingClass="h3" />
        </SitePart>
      )}
    </>
  );
}
