import { sizeLabel } from '@/selling/rooms/room-size';
import { ArrowLeft, BedDouble, Scan, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useKeptSearch } from '@/ui/router';
import { countWords, faultWords, roomTypeWords, roomWords } from '@/words/visitors';
import type { HotelImage } from '@/content/schema/image';
import { BOOKING_ID, PATH } from '@/basics/rules/paths';
import type { Room } from '@/content/schema/room';
import { GoodToKnow } from '@/selling/good-to-know/view/GoodToKnow';
import type { HotelContent } from '@/content/store/hotel-content';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Text } from '@/ui/Text';
import { optionalPart } from '@/ui/lazy-page';
import { RenderWhenVisible } from '@/ui/RenderWhenVisible';
import { BookBar } from '@/selling/booking/site/BookBar';
import { BookingPanel } from '@/selling/booking/site/BookingPanel';
import { NO_STAY, type AskedStay } from '@/selling/booking/site/use-booking-form';
import { Gallery } from '@/content/pictures/view/Gallery';
import { roomGallery } from '@/selling/rooms/view/room-pictures';
import { Picture } from '@/ui/Picture';
import { formatPrice } from '@/basics/rules/price';
import { periodsOf, priceSpan } from '@/selling/rooms/room-rules';
import { mosaicRows } from './mosaic-rows';
import { amenityName } from '@/selling/rooms/amenities';
import { amenityIcon } from './amenity-icon';
import { LazySeasonPrices } from './lazy-season-prices';

/** Loads separately, because the page's document must fit into the network's first packets. */
const FurtherRooms = optionalPart(async () => (await import('./FurtherRooms')).FurtherRooms);

const SearchedStay = optionalPart(
  async () => (await import('@/selling/search/site/AskedStay')).AskedStay,
);

/** Names longer than this many characters are set smaller. */
const LONG_NAME = 40;

export function RoomDetail({ room, content }: { room: Room; content: HotelContent }) {
  const { rooms, images, sections, prices } = content;
  const { contactInfo: contact, hotelInfo, goodToKnow } = sections;
  const { items: facts } = goodToKnow;
  const { sizeUnit, currencySign: sign } = hotelInfo;
  const chosen = useState(NO_STAY);
  const kept = useKeptSearch();
  const [asked, setAsked] = useState<AskedStay>();
  const periods = periodsOf(room, prices);
  const money = (amount: number) => formatPrice(amount, sign);
  return (
    <div className="page room-page">
      <article className="wrap relative">
        <Link className="crumb" to={PATH.rooms}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {roomWords.back}
        </Link>
        {kept && <SearchedStay kept={kept} onRead={setAsked} />}
        <SiteErrorBoundary data={[room, images]}>
          <RoomPictures room={room} images={images} />
        </SiteErrorBoundary>
        <div className="detail">
          <div className="detail-text">
            <Text as="h1" of={room.name} data-long={room.name.length > LONG_NAME || undefined} />
            <ul className="facts">
              <li>
                <Users className="icon" aria-hidden="true" />
                <span>{roomWords.capacity(countWords.guestsInText(room.capacity))}</span>
              </li>
              <li>
                <Scan className="icon" aria-hidden="true" />
                <span>{sizeLabel(room.size, sizeUnit)}</span>
              </li>
              <li>
                <BedDouble className="icon" aria-hidden="true" />
                {roomTypeWords[room.type]}
              </li>
            </ul>
            <Text as="p" className="lead description" of={room.description} />
            {room.amenities.length > 0 && (
              <>
                <h2 className="h3 mt-12">{roomWords.amenities}</h2>
                <SiteErrorBoundary data={[room]}>
                  <AmenityList amenities={room.amenities} />
                </SiteErrorBoundary>
              </>
            )}
          </div>
          <SiteErrorBoundary
            text={faultWords.booking}
            contact={contact}
            surface="panel"
            id={BOOKING_ID}
            data={[room]}
          >
            <BookingPanel
              room={room}
              sign={sign}
              contact={contact}
              facts={facts}
              chosen={chosen}
              asked={asked}
            />
          </SiteErrorBoundary>
          <SiteErrorBoundary data={[facts]}>
            <GoodToKnow items={facts} headingClass="h3 mt-12" />
          </SiteErrorBoundary>
          {periods.length > 0 && (
            <SiteErrorBoundary data={[periods]}>
              <LazySeasonPrices
                periods={periods}
                nightly={priceSpan(room, prices).own ? room.price : undefined}
                money={money}
              />
            </SiteErrorBoundary>
          )}
        </div>
        <SiteErrorBoundary data={[rooms, images]}>
          <RenderWhenVisible>
            <FurtherRooms room={room} content={content} />
          </RenderWhenVisible>
        </SiteErrorBoundary>
      </article>
      <ErrorBoundary fallback={null} data={[room, prices]}>
        <BookBar room={room} prices={prices} sign={sign} stay={chosen[0]} />
      </ErrorBoundary>
    </div>
  );
}

/** The `sizes` of cropped pictures: one value for all, because this page must stay small. */
const SIZES = '(min-width: 768px) 60vw, 94vw';

function RoomPictures({ room, images }: { room: Room; images: readonly HotelImage[] }) {
  const pictures = roomGallery(room, images);
  if (pictures.length === 1) {
    return (
      <Picture
        className="detail-pic"
        candidates={pictures[0] ?? []}
        sizes="min(94vw, 111rem)"
        priority
      />
    );
  }
  return (
    <Gallery
      className="detail-pic"
      pictures={pictures}
      of={room.name}
      sizes={() => SIZES}
      rows={mosaicRows(pictures.length - 1)}
      leads
    />
  );
}

/** All amenities, not shortened as on cards. */
function AmenityList({ amenities }: { amenities: readonly string[] }) {
  return (
    <ul className="amenity-list">
      {amenities.map((amenity, index) => {
        const Icon = amenityIcon(amenity);
        const name = amenityName(amenity);
        return (
          <li key={index}>
            <Icon className="icon" aria-hidden="true" />
            <Text as="span" of={name} />
          </li>
        );
      })}
    </ul>
  );
}
