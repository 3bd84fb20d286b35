import { useEffect } from 'react';
import { Share2 } from 'lucide-react';
import { readStaySearch, type SearchField } from '@/selling/search/stay-search-address';
import type { StayFromAddress } from '@/selling/search/stay-search-address';
import { Button } from '@/ui/Button';
import { bookingWords, partyWords, searchAnswerWords } from '@/words/visitors';
import { searchWords, stayPriceWords } from '@/words/visitors';
import './asked-stay.css';

const NAMES: Readonly<Record<SearchField, string>> = {
  arrive: searchWords.arrive,
  nights: bookingWords.nights,
  guests: bookingWords.guests,
  children: searchWords.ages,
  code: stayPriceWords.code,
};

/** Says which fields of the address were left out. */
export function LeftOut({ fields }: { fields: readonly SearchField[] }) {
  const names = fields.map((one) => NAMES[one]);
  return names.length > 0 && <p>{searchAnswerWords.leftOut(names)}</p>;
}

type Props = {
  /** The stay in the address of the page: `?arrive=…`. */
  kept: string;
  /** Receives the stay, for the booking form. */
  onRead: (asked: StayFromAddress['asked']) => void;
};

/** Reads the stay of the address on a room's page. */
export function AskedStay({ kept, onRead }: Props) {
  const { asked, unread, alone } = readStaySearch(new URLSearchParams(kept));
  useEffect(() => {
    onRead({ ...asked, children: alone ?? asked.children });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [kept]);
  return (
    <>
      {asked.arrive && 'share' in navigator && <ShareButton />}
      <div className="left-out" role="status">
        <LeftOut fields={unread} />
        {alone && <p>{partyWords.adultNeeded}</p>}
      </div>
    </>
  );
}

/** Opens the share sheet of the device. Beside the link above, so that it moves nothing. */
function ShareButton() {
  return (
    <Button
      variant="ghost"
      size="small"
      icon={Share2}
      className="hand-on"
      // Ignores the error of a share sheet that was closed.
      onClick={() =>
        void navigator
          .share({ title: document.title, url: window.location.href })
          .catch(() => undefined)
      }
    >
      {searchAnswerWords.share}
    </Button>
  );
}
