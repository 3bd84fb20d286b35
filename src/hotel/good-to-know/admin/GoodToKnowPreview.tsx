import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import type { StayFact } from '@/hotel/good-to-know/good-to-know';
import { GoodToKnow } from '@/hotel/good-to-know/view/GoodToKnow';
import { StayFacts } from '@/hotel/good-to-know/view/StayFacts';
import { useContent } from '@/hotel/content/queries/content';
import { Price } from '@/hotel/rooms/view/Price';

/** Where guests meet the facts: below a price, then all of them as the pages list them. */
export function GoodToKnowPreview({ items }: { items: readonly StayFact[] }) {
  const { rooms, sections } = useContent().content;
  const [room] = rooms;
  return (
    <PreviewPane>
      {() => (
        <div className="wrap contact-preview">
          <div className="price-preview">
            {room && <Price nightly={room.price} sign={sections.hotelInfo.currencySign} />}
            <StayFacts items={items} />
          </div>
          <GoodToKnow items={items} />
        </div>
      )}
    </PreviewPane>
  );
}
