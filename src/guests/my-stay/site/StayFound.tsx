import { useContent } from '@/content/store/queries/content';
import type { GuestStay, GuestStatus, StayLink } from '@/guests/my-stay/guest-stay';
import { GettingHere } from '@/hotel/getting-here/view/GettingHere';
import { GoodToKnow } from '@/selling/good-to-know/view/GoodToKnow';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { formatDate } from '@/basics/time/dates';
import { stayPageWords, countWords } from '@/words/visitors';
import { languageProps } from '@/ui/Text';
import { StayActions } from './StayActions';
import { StayCard } from './StayCard';
import { StayRooms } from './StayRooms';

type Props = {
  stay: GuestStay;
  link: StayLink;
  /** True while the room that the guest wants to show is on its way. */
  isSwitching: boolean;
  onShow: (place: number) => void;
};

export function StayFound({ stay, link, isSwitching, onShow }: Props) {
  const { content, isLoading } = useContent();
  const { contactInfo, gettingHere, goodToKnow, houseFacts } = content.sections;
  const { heads, linkEnds } = stayPageWords;
  const { title, text } = heads[stay.status];
  const isComing = stay.status === 'confirmed' || stay.status === 'pending';
  const hours = !isLoading && (isComing || stay.status === 'here') ? houseFacts : undefined;
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      <StaySteps status={stay.status} />
      <SiteErrorBoundary data={[stay, hours]}>
        <StayCard stay={stay} hours={hours} isComing={isComing} />
      </SiteErrorBoundary>
      {stay.rooms.length > 0 && (
        <SiteErrorBoundary data={[stay]}>
          <StayRooms rooms={stay.rooms} onShow={onShow} />
        </SiteErrorBoundary>
      )}
      <ChangeNotice stay={stay} />
      {/* Without actions while switching: they would be about a room that is not shown. */}
      {!isSwitching && (
        <SiteErrorBoundary key={link.place}>
          <StayActions stay={stay} link={link} />
        </SiteErrorBoundary>
      )}
      <p className="hint guest-link-note">{linkEnds(formatDate(stay.linkEnds))}</p>
      {!isLoading && gettingHere && isComing && (
        <SiteErrorBoundary data={[gettingHere, contactInfo, content.images]}>
          <GettingHere
            ways={gettingHere}
            mapsAddress={contactInfo.googleMaps}
            images={content.images}
            headingClass="h3"
          />
        </SiteErrorBoundary>
      )}
      {!isLoading && goodToKnow && (
        <SiteErrorBoundary data={[goodToKnow]}>
          <GoodToKnow items={goodToKnow.items} headingClass="h3" />
        </SiteErrorBoundary>
      )}
    </>
  );
}

function ChangeNotice({ stay }: { stay: GuestStay }) {
  const { change } = stay;
  if (!change || change.status === 'withdrawn') return null;
  const { checkIn, nights, guests, children, message, status, answer } = change;
  const isForOthers = guests !== null || children !== null;
  const people = countWords.guestsInText(guests ?? stay.guests, children ?? stay.children);
  const { notice, facts } = stayPageWords;
  const wanted = [
    checkIn !== null && [facts.arrival, formatDate(checkIn)],
    nights !== null && [facts.stay, countWords.nightsInText(nights)],
    isForOthers && [facts.guests, people],
  ].filter((one) => one !== false);
  return (
    <section className="guest-notice" data-status={status} aria-labelledby="change-notice">
      <h2 id="change-notice">{notice[status]}</h2>
      {wanted.length > 0 && (
        <dl>
          {wanted.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {message && (
        <p {...languageProps(message)} className="guest-words">
          {notice.quoted(message)}
        </p>
      )}
      {answer && (
        <p dir="auto" className="guest-words">
          {notice.answer} {answer}
        </p>
      )}
      {status === 'asked' && <p>{notice.askedText}</p>}
    </section>
  );
}

const REACHED: readonly GuestStatus[] = ['pending', 'confirmed', 'here', 'past'];

function StaySteps({ status }: { status: GuestStatus }) {
  const reached = REACHED.indexOf(status);
  if (reached === -1) return null;
  const { steps, stepsLabel } = stayPageWords;
  return (
    <ol className="guest-steps" aria-label={stepsLabel}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
