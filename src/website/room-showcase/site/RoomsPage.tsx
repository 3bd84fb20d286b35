import { useEffect, useState, type ReactNode } from 'react';
import { Link, useKeptSearch } from '@/ui/router';
import { countWords, faultWords, homeWords, navWords, roomsWords } from '@/words/visitors';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { PATH, roomPath } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import type { HotelContent } from '@/content/store/hotel-content';
import type { Prices } from '@/content/schema/price-rules';
import type { Room } from '@/content/schema/room';
import { sizeLabel } from '@/selling/rooms/room-size';
import { RoomPrice } from '@/selling/rooms/view/RoomCard';
import { RoomGrid, RoomGridSkeleton } from '@/selling/rooms/view/RoomGrid';
import { RoomRow } from '@/selling/rooms/view/RoomRow';
import { LateFullMoons, showsMoons } from '@/selling/search/site/late-full-moons';
import { loadSearchParts } from '@/selling/search/site/load-search-parts';
import { SearchPartsLoader, StaySearch } from '@/selling/search/view/StaySearch';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { loadOptional } from '@/lib/code-files';
import { Text, languageProps, keepWordsWhole } from '@/ui/Text';
import './rooms-page.css';

export function RoomsPage() {
  const { content, isLoading } = useContent();
  const { rooms, images, sections, prices } = content;
  const { title } = roomsWords;
  const intro = sections.pageTexts.roomsIntro;
  return (
    <div className="page">
      {!isLoading && <Head page={navWords.rooms} description={intro} path={PATH.rooms} />}
      <div className="wrap">
        <header className="page-head head">
          <h1>{title}</h1>
          {intro && <Text as="p" className="lead" of={intro} />}
        </header>
      </div>
      <SiteErrorBoundary data={[rooms]}>
        <SearchPartsLoader value={loadSearchParts}>
          <StaySearch {...content} />
        </SearchPartsLoader>
      </SiteErrorBoundary>
      <div className="wrap">
        {isLoading ? (
          <RoomGridSkeleton inRows />
        ) : (
          <SiteErrorBoundary
            text={faultWords.rooms}
            contact={sections.contactInfo}
            data={[rooms, images, prices]}
          >
            <Searched>
              <RoomGrid rooms={rooms} content={content} level={2} leads as={RoomRow} />
            </Searched>
            {rooms.length > 1 && <AtAGlance {...content} />}
          </SiteErrorBoundary>
        )}
      </div>
      {!isLoading && showsMoons(content) && (
        <SiteErrorBoundary as="section" data={[rooms]}>
          <LateFullMoons content={content} />
        </SiteErrorBoundary>
      )}
    </div>
  );
}

/** The rooms for the dates in the address; without dates, all rooms. */
function Searched({ children }: { children: ReactNode }) {
  const kept = useKeptSearch();
  const [file, setFile] = useState<typeof import('@/selling/search/site/RoomsByDates')>();
  useEffect(() => {
    if (kept) void loadOptional(() => import('@/selling/search/site/RoomsByDates')).then(setFile);
  }, [kept]);
  if (kept && file) return <file.RoomsByDates kept={kept}>{children}</file.RoomsByDates>;
  return (
    <>
      <div className="found-place" />
      {children}
    </>
  );
}

/** The rooms' key facts side by side, because in the list above they are far apart. */
function AtAGlance({ rooms, sections, prices }: HotelContent) {
  return (
    <section className="glance" aria-labelledby="glance">
      <h2 id="glance">{homeWords.atAGlance}</h2>
      <ul>{rooms.map((room) => glance(room, sections.hotelInfo, prices))}</ul>
    </section>
  );
}

function glance(room: Room, { sizeUnit, currencySign }: HotelInfo, prices: Prices) {
  const { id, name, capacity, size } = room;
  return (
    <li key={id}>
      <Link to={roomPath(id)}>
        <span className="room-name" {...languageProps(name)}>
          {keepWordsWhole(name)}
        </span>{' '}
        <p className="meta">
          <span>{countWords.guestsInText(capacity)}</span> <span>{sizeLabel(size, sizeUnit)}</span>
        </p>{' '}
        <RoomPrice room={room} prices={prices} sign={currencySign} />
      </Link>
    </li>
  );
}
