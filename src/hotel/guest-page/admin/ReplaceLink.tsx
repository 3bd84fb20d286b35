import { useState } from 'react';
import { useReplaceGuestKey } from '@/hotel/guest-page/staff-queries/guest-page';
import type { Reservation } from '@/hotel/reservations/reservation';
import { Button } from '@/ui/Button';
import { guestPageWords as words } from '@/words/staff';

type Props = { reservation: Reservation; onReplaced: () => void };

/** Another address for the guest's own page, where the first one came into wrong hands. It asks first. */
export function ReplaceLink({ reservation, onReplaced }: Props) {
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
          onClick={() => {
            if (replace.isPending) return;
            replace.mutate(reservation, {
              onSuccess: () => {
                setAsking(false);
                onReplaced();
              },
            });
          }}
        >
          {words.makeNewLink}
        </Button>
        <Button ref={focusOn} variant="ghost" size="small" onClick={() => setAsking(false)}>
          {words.keepLink}
        </Button>
      </div>
    </div>
  );
}

/** Once, when it appears: the button that asked for it is gone. */
function focusOn(button: HTMLElement | null): void {
  button?.focus();
}
