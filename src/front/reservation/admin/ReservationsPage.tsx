import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '@/desk/lists/admin/ExportButton';
import { reservationsExport } from '@/front/reservation/staff-calls/reservations-export';
import { InboxList } from '@/desk/lists/admin/InboxList';
import { InboxPanes, DetailHint } from '@/desk/lists/admin/InboxPanes';
import { useInitialSelection, useInboxAddress } from '@/desk/lists/admin/use-inbox-address';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { Allowed, EditableBy } from '@/kit/page-parts/admin/rights';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import {
  useReservation,
  useReservations,
  type ReservationFilter,
} from '@/desk/stays/staff-calls/reservations';
import { useGuestsToNotify } from '@/desk/stays/staff-calls/guests-to-notify';
import { Button } from '@/ui/Button';
import { partWords, reservationWords, staffNavWords } from '@/words/staff';
import { AddBookingDialog } from '@/desk/stays/admin/AddBookingDialog';
import { ReservationFilters, ReservationRow } from '@/desk/stays/admin/ReservationList';
import { StayDetail } from './StayDetail';
import { isCalendarDate } from '@/basics/time/dates';
import { RESERVATION_MARKS } from '@/desk/stays/reservation-mark';
import { RESERVATION_STATUSES } from '@/basics/rules/reservation-status';

export function ReservationsPage() {
  const address = useInboxAddress();
  const filter = readFilter(address.get);
  const list = useReservations(filter);
  const first = useInitialSelection(list.items, JSON.stringify(filter));
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const untold = useGuestsToNotify();
  const [isAdding, setAdding] = useState(false);
  const openId = address.id ?? first;
  const listed = list.items?.find(({ id }) => id === openId);
  const { one: reservation, isFailed } = useReservation(openId, listed);

  return (
    <>
      <InboxPanes
        label={staffNavWords.pages.adminReservations}
        openId={address.id}
        listLink={address.listLink}
        head={
          <>
            <PageTitle
              title={staffNavWords.pages.adminReservations}
              purpose={reservationWords.purpose}
            >
              <ExportButton
                kind="reservations"
                source={reservationsExport(filter)}
                isFiltered={isFiltered}
              />
              <Allowed right="workAtDesk">
                <Button icon={Plus} onClick={() => setAdding(true)}>
                  {reservationWords.addBooking}
                </Button>
              </Allowed>
            </PageTitle>
            <ReservationFilters
              filter={filter}
              onChange={(change) => address.set({ ...change, id: '' })}
            />
          </>
        }
        list={
          <InboxList
            list={list}
            nouns="reservations"
            isFiltered={isFiltered}
            emptyText={reservationWords.emptyText}
            row={(item) => (
              <ReservationRow
                reservation={item}
                untold={untold.find(({ id }) => id === item.id)}
                to={address.linkTo(item.id)}
                isOpen={item.id === openId}
              />
            )}
          />
        }
        detail={
          <StaffErrorBoundary key={openId} name={partWords.reservation} data={[reservation]}>
            {reservation ? (
              <EditableBy right="workAtDesk">
                <StayDetail key={reservation.id} reservation={reservation} />
              </EditableBy>
            ) : (
              <DetailHint
                noun="reservation"
                isChosen={openId !== undefined}
                isGone={reservation === null || isFailed}
              />
            )}
          </StaffErrorBoundary>
        }
      />
      {isAdding && (
        <AddBookingDialog
          onClose={() => setAdding(false)}
          onAdded={({ id }) => address.set({ id })}
        />
      )}
    </>
  );
}

/** The filter in the address, without invalid values. */
function readFilter(get: (name: string) => string): ReservationFilter {
  const date = (name: string) => (isCalendarDate(get(name)) ? get(name) : undefined);
  return {
    status: RESERVATION_STATUSES.find((status) => status === get('status')),
    roomId: get('room') || undefined,
    from: date('from'),
    to: date('to'),
    mark: RESERVATION_MARKS.find((mark) => mark === get('status')),
    text: get('q') || undefined,
  };
}
