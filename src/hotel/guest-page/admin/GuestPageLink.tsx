import { useEffect, useRef, useState } from 'react';
import { useContent } from '@/hotel/content/queries/content';
import { useGuestKey } from '@/hotel/guest-page/staff-queries/guest-page';
import { stayPathIn } from '@/hotel/guest-page/guest-key';
import type { Reservation } from '@/hotel/reservations/reservation';
import { siteOrigin } from '@/lib/site-origin';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';
import { guestPageWords } from '@/words/staff';
import { ReplaceLink } from './ReplaceLink';

/** The address of the guest's own page, to be copied into a letter or a chat, or to be replaced. */
export function GuestPageLink({ reservation }: { reservation: Reservation }) {
  const { languages } = useContent().content.sections.hotelInfo;
  const { data: key, isError } = useGuestKey(reservation);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const words = guestPageWords;
  const address = key ? siteOrigin() + stayPathIn(reservation.language, key, languages) : '';

  // The button that asked for it is gone; and the address comes into view.
  useEffect(() => {
    if (address) field.current?.focus();
  }, [address]);

  async function copy(): Promise<void> {
    // What is selected can be copied by hand where the browser does not let us.
    field.current?.select();
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }

  return (
    <section className="detail-part" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="hint">{words.text}</p>
      {isError && <p className="err">{words.failed}</p>}
      {key === undefined && !isError && <Skeleton className="mt-3 h-16" />}
      {key === null && <p>{words.erased}</p>}
      {address && (
        <>
          <Field label={words.address}>
            {(control) => (
              <input {...control} ref={field} readOnly value={address} spellCheck={false} />
            )}
          </Field>
          <div className="detail-acts mt-3">
            <Button
              variant="ghost"
              size="small"
              onClick={() => void copy().catch(() => setCopied(false))}
            >
              {isCopied ? words.copied : words.copy}
            </Button>
            <a className="link" href={address} target="_blank" rel="noreferrer">
              {words.look}
            </a>
          </div>
          <span className="sr-only" role="status">
            {isCopied && words.copied}
          </span>
          <ReplaceLink reservation={reservation} onReplaced={() => setCopied(false)} />
        </>
      )}
    </section>
  );
}
