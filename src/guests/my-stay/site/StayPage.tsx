import { useState } from 'react';
import { useLocation } from '@/ui/router';
import { lastPart } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import type { StayLink } from '@/guests/my-stay/guest-stay';
import { useGuestStay } from '@/guests/my-stay/queries/guest-stay-queries';
import { Head } from '@/website/head/site/Head';
import { stayPageWords } from '@/words/visitors';
import { Skeleton } from '@/ui/Skeleton';
import { Button } from '@/ui/Button';
import { GUEST_LINK_DAYS } from '@/basics/rules/limits';
import { ContactDetails } from '@/hotel/contact/view/ContactDetails';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { StayFound } from './StayFound';
import './stay-page.css';

export function StayPage() {
  const key = lastPart(useLocation().pathname);
  /** The link with another room of its booking, once the guest shows one. */
  const [shown, setShown] = useState<StayLink>();
  const link = shown?.key === key ? shown : { key, place: undefined };
  const answer = useGuestStay(link);
  const { stay, isPending, isFetching, refusal, refetch } = answer;
  const { title, description } = stayPageWords;
  return (
    <div className="page wrap guest-stay">
      <Head page={title} description={description} />
      {stay === 'replaced' || stay === null ? (
        <StayUnknown isReplaced={stay === 'replaced'} />
      ) : (
        stay && (
          <StayFound
            stay={stay}
            link={link}
            isSwitching={answer.isPlaceholderData}
            onShow={(place) => setShown({ key, place })}
          />
        )
      )}
      {stay === undefined && isPending && <StaySkeleton />}
      {stay === undefined && !isPending && (
        <StayUnanswered refusal={refusal} isAsking={isFetching} onAskAgain={() => void refetch()} />
      )}
      {!(stay === undefined && isPending) && <StayContact />}
    </div>
  );
}

function StaySkeleton() {
  return (
    <div role="status">
      <h1>{stayPageWords.title}</h1>
      <p className="lead">{stayPageWords.waiting}</p>
      <Skeleton className="mt-8 h-96 w-full" />
    </div>
  );
}

type Props = { refusal: string; isAsking: boolean; onAskAgain: () => void };

/** Shown if the server does not answer. The stay may exist nevertheless. */
function StayUnanswered({ refusal, isAsking, onAskAgain }: Props) {
  const { unansweredTitle, unansweredText, askAgain } = stayPageWords;
  return (
    <header role="status">
      <h1>{unansweredTitle}</h1>
      <p className="lead">{refusal || unansweredText}</p>
      <Button className="mt-8" loading={isAsking} onClick={onAskAgain}>
        {askAgain}
      </Button>
    </header>
  );
}

/** Shown for an invalid link. Names a reason only if the hotel has replaced the link. */
function StayUnknown({ isReplaced }: { isReplaced: boolean }) {
  const { unknownTitle, unknownText, replacedTitle, replacedText } = stayPageWords;
  return (
    <header role="status">
      <h1>{isReplaced ? replacedTitle : unknownTitle}</h1>
      <p className="lead">{isReplaced ? replacedText : unknownText(GUEST_LINK_DAYS)}</p>
    </header>
  );
}

function StayContact() {
  const { content, isLoading } = useContent();
  const { hotelInfo, contactInfo } = content.sections;
  if (isLoading) return null;
  return (
    <section aria-labelledby="reach-us">
      <h2 className="h3" id="reach-us">
        {stayPageWords.contactTitle}
      </h2>
      <SiteErrorBoundary data={[hotelInfo, contactInfo]}>
        <ContactDetails hotelName={hotelInfo.name} contact={contactInfo} />
      </SiteErrorBoundary>
    </section>
  );
}
