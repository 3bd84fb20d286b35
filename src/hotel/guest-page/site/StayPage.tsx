import { useParams } from 'react-router-dom';
import { useContent } from '@/hotel/content/queries/content';
import { useGuestStay } from '@/hotel/guest-page/queries/guest-stay';
import { Head } from '@/hotel/head/site/Head';
import { pageTitle } from '@/hotel/head/site/home-head';
import { stayPageWords } from '@/words/visitors';
import { StayContact } from './StayContact';
import { StayFound } from './StayFound';
import { StaySkeleton } from './StaySkeleton';
import { StayUnanswered } from './StayUnanswered';
import { StayUnknown } from './StayUnknown';
import './stay-page.css';

/** A stay as its guest sees it, by the secret link of a letter. */
export function StayPage() {
  const { id: key = '' } = useParams();
  const { hotelInfo } = useContent().content.sections;
  const { stay, isPending, isFetching, refusal, refetch } = useGuestStay(key);
  const { title, description } = stayPageWords;
  return (
    <div className="page wrap guest-stay">
      <Head
        title={pageTitle(title, hotelInfo.name)}
        description={description}
        siteName={hotelInfo.name}
      />
      {stay === 'replaced' || stay === null ? (
        <StayUnknown isReplaced={stay === 'replaced'} />
      ) : (
        stay && <StayFound stay={stay} secret={key} />
      )}
      {stay === undefined && isPending && <StaySkeleton />}
      {stay === undefined && !isPending && (
        <StayUnanswered refusal={refusal} isAsking={isFetching} onAskAgain={() => void refetch()} />
      )}
      {!(stay === undefined && isPending) && <StayContact />}
    </div>
  );
}
