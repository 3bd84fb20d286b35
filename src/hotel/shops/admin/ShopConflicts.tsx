import { Link } from '@/ui/router';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { PATH, reservationPath } from '@/hotel/rules/paths';
import { shopName } from '@/hotel/shops/listing';
import type { ShopConflict } from '@/hotel/shops/shop-event';
import { useSettleConflict, useShopConflicts } from '@/hotel/shops/staff-queries/listings-queries';
import { shopConflictWords as words, shopsPageWords } from '@/hotel/shops/shop-words';
import { Button } from '@/ui/Button';
import { nightsLabel, stayLabel } from './nights-label';

/** Every double booking that nobody has settled; nothing as long as there is none. */
export function ShopConflicts() {
  const { data = [] } = useShopConflicts();
  if (data.length === 0) return null;
  return (
    <section className="shop-conflicts" aria-labelledby="shop-conflicts">
      <h2 id="shop-conflicts">{words.title(data.length)}</h2>
      <p className="quiet">{words.text}</p>
      <ul>
        {data.map((conflict) => (
          <StaffPart key={conflict.id} name={words.part} as="item" data={[conflict]}>
            <Conflict conflict={conflict} />
          </StaffPart>
        ))}
      </ul>
    </section>
  );
}

function Conflict({ conflict }: { conflict: ShopConflict }) {
  const { id, room, nights, summary, fromDate, toDate, reservationId } = conflict;
  const settle = useSettleConflict();
  const shop = shopName(conflict);
  const heading = words.heading(room, nightsLabel(nights));
  const month = (nights[0] ?? fromDate).slice(0, 7);

  function settleIt(): void {
    settle.mutate(id, {
      // Its button goes with it.
      onSuccess: () => document.querySelector('h1')?.focus(),
    });
  }

  return (
    <li className="card">
      <h3>{heading}</h3>
      <div className="two">
        <div>
          <b>{words.there(shop)}</b>
          <p dir="auto">{summary}</p>
          <p>{stayLabel(fromDate, toDate)}</p>
        </div>
        <div>
          <b>{words.here}</b>
          <Ours conflict={conflict} />
        </div>
      </div>
      <b>{words.todo}</b>
      <ul className="shop-todo">
        {conflict.stays.length > 0 && <li>{words.move}</li>}
        {reservationId && (
          <li>
            <Link className="text-link" to={reservationPath(reservationId)}>
              {words.madeStay}
            </Link>
          </li>
        )}
        <li>
          <Link className="text-link" to={`${PATH.adminCalendar}?month=${month}`}>
            {words.calendar}
          </Link>
        </li>
        <li>{words.cancelThere(shop)}</li>
      </ul>
      <Button loading={settle.isPending} aria-label={words.settled(heading)} onClick={settleIt}>
        {words.settle}
      </Button>
    </li>
  );
}

function Ours({ conflict: { stays, closings, shops, reservationId } }: { conflict: ShopConflict }) {
  const isFree = !reservationId && stays.length + closings.length + shops.length === 0;
  return (
    <>
      {stays.map(({ id, guest, checkIn, checkOut }) => (
        <p key={id} dir="auto">
          <Link className="text-link" to={reservationPath(id)}>
            {guest ?? words.someone}
          </Link>
          <br />
          {stayLabel(checkIn, checkOut)}
        </p>
      ))}
      {closings.map(({ id, reason, fromDate, toDate }) => (
        <p key={id} dir="auto">
          {words.closed(reason, stayLabel(fromDate, toDate))}
        </p>
      ))}
      {shops.map((shop) => (
        <p key={`${shop.channel}${shop.name}${shop.slot}`} dir="auto">
          {words.otherShop(shopsPageWords.numbered(shopName(shop), shop.slot))}
        </p>
      ))}
      {isFree && <p>{words.free}</p>}
    </>
  );
}
