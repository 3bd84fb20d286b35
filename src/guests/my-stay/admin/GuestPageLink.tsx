import { useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { useGuestKey, useReplaceGuestKey } from '@/guests/my-stay/staff-calls/guest-page';
import { stayPathIn } from '@/guests/my-stay/guest-key';
import type { Reservation } from '@/desk/stays/reservation';
import { siteOrigin } from '@/lib/site-origin';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { LiveRegion } from '@/ui/LiveRegion';
import { useCopyField } from '@/kit/page-parts/admin/use-copy-field';
import { focusOnMount } from '@/ui/focus';
import { Skeleton } from '@/ui/Skeleton';
import { guestPageWords as words, staffFaultWords } from '@/words/staff';
import { SmallButton } from '@/ui/SmallButton';

export function GuestPageLink({ reservation }: { reservation: Reservation }) {
  const { languages } = useContent().content.sections.hotelInfo;
  const { data: key, isError } = useGuestKey(reservation);
  const address = key ? siteOrigin() + stayPathIn(reservation.language, key, languages) : '';
  const { input, copy, isCopied, forget } = useCopyField(address, true);

  return (
    <section className="mt-[1.6rem]" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="hint">{words.text}</p>
      {isError && <p className="err">{words.failed}</p>}
      {key === undefined && !isError && <Skeleton className="mt-3 h-16" />}
      {key === null && <p>{words.erased}</p>}
      {address && (
        <>
          <InputField label={words.address} {...input} />
          <div className="detail-acts mt-3">
            <SmallButton label={isCopied ? staffFaultWords.copied : words.copy} onClick={copy} />
            <a className="link" href={address} target="_blank" rel="noreferrer">
              {words.look}
            </a>
          </div>
          <LiveRegion>{isCopied && staffFaultWords.copied}</LiveRegion>
          <ReplaceLink reservation={reservation} onReplaced={forget} />
        </>
      )}
    </section>
  );
}

type Props = { reservation: Reservation; onReplaced: () => void };

function ReplaceLink({ reservation, onReplaced }: Props) {
  const [isAsking, setAsking] = useState(false);
  const replace = useReplaceGuestKey();
  if (!isAsking) {
    return (
      <button type="button" className="link" onClick={() => setAsking(true)}>
        {words.newLink}
      </button>
    );
  }
  return (
    <div role="group" aria-label={words.newLink}>
      <p className="hint mt-3">{words.newLinkText}</p>
      <div className="detail-acts mt-3">
        <Button
          size="small"
          loading={replace.isPending}
          onClick={() =>
            replace.mutate(reservation, {
              onSuccess: () => {
                setAsking(false);
                onReplaced();
              },
            })
          }
        >
          {words.makeNewLink}
        </Button>
        <SmallButton label={words.keepLink} ref={focusOnMount} onClick={() => setAsking(false)} />
      </div>
    </div>
  );
}
