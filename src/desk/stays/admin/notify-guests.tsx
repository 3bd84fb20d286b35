import type { Reservation } from '@/desk/stays/reservation';
import {
  useMarkNotified,
  useGuestsToNotify,
  type GuestToNotify,
} from '@/desk/stays/staff-calls/guests-to-notify';
import { Button } from '@/ui/Button';
import { useDoubleTapGuard } from '@/ui/use-double-tap-guard';
import { stayWords, untoldWords, reservationWords } from '@/words/staff';
import { Link } from '@/ui/router';
import { reservationPath } from '@/basics/rules/paths';
import { formatDate } from '@/basics/time/dates';
import { SmallButton } from '@/ui/SmallButton';

type Props = {
  reservation: Reservation;
  untold: readonly GuestToNotify[];
  onWrite: (kind: GuestToNotify['kind']) => void;
};

export function NotifyGuestNotice({ reservation: { id, bookingId }, untold, onWrite }: Props) {
  const told = useMarkNotified();
  const mine = untold.find((one) => one.id === id);
  const resting = useDoubleTapGuard(mine?.kind ?? '');
  if (!mine) return null;
  const ids = untold
    .filter((one) => one.id === id || (bookingId !== null && one.bookingId === bookingId))
    .map((one) => one.id);
  if (mine.isOnItsWay) {
    return (
      <p className="notice row mt-4 mb-0" role="status">
        {untoldWords.wait}
      </p>
    );
  }
  return (
    <div className="notice row mt-4 mb-0" role="status">
      <p>
        <b>{untoldWords.mark}.</b>{' '}
        <span>
          {mine.kind === 'confirmed' || mine.kind === 'changed'
            ? `${untoldWords.what[mine.kind]} ${untoldWords.noReminder}`
            : untoldWords.what[mine.kind]}
        </span>
      </p>
      <Button size="small" resting={resting} onClick={() => onWrite(mine.kind)}>
        {stayWords.write}
      </Button>
      <SmallButton
        label={untoldWords.toldAnotherWay}
        resting={resting}
        loading={told.isPending}
        onClick={() => told.mutate(ids)}
      />
    </div>
  );
}

export function NotifyGuestMark({ untold }: { untold: GuestToNotify | undefined }) {
  if (!untold) return null;
  return (
    <span className={untold.isOnItsWay ? 'hint' : 'untold-mark text-xs font-semibold'}>
      {untold.isOnItsWay ? untoldWords.onItsWay : untoldWords.mark}
    </span>
  );
}

export function GuestsToNotifyList() {
  const told = useMarkNotified();
  const untold = useGuestsToNotify().filter(({ isOnItsWay }) => !isOnItsWay);
  if (untold.length === 0) return null;
  return (
    <section className="notice row mt-0 mb-4" aria-label={untoldWords.listTitle}>
      <p>
        <b>{untoldWords.listTitle}</b>
      </p>
      <ul className="rows">
        {untold.map(({ id, guest, kind, checkIn }) => {
          const name = guest ?? reservationWords.erased;
          return (
            <li key={id} className="spread gap-x-[0.8rem] gap-y-[0.2rem] py-[0.3rem]">
              <span>
                <Link
                  className="font-semibold underline underline-offset-[0.2em]"
                  to={reservationPath(id)}
                >
                  <bdi>{name}</bdi>
                </Link>
                {', '}
                <span>
                  {[untoldWords.short[kind], ...(checkIn ? [formatDate(checkIn)] : [])].join(', ')}
                </span>
              </span>
              <SmallButton
                label={untoldWords.toldAnotherWay}
                aria-label={untoldWords.toldOf(name)}
                onClick={() => told.mutate([id])}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
