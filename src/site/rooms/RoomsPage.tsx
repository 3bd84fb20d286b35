import { COPY } from '@/domain/copy';
import { PATH } from '@/domain/paths';
import { useContent } from '@/queries/content';
import { Head } from '@/site/head/Head';
import { pageTitle } from '@/site/head/page-head';
import { RoomGrid } from '@/site/sections/RoomGrid';
import { RoomGridSkeleton } from '@/site/sections/RoomGridSkeleton';
import { SitePart } from '@/site/sections/SitePart';

export function RoomsPage() {
  const { content, isLoading } = useContent();
  const { rooms, images, sections } = content;
  const { title, intro } = COPY.rooms;
  const { name } = sections.hotelInfo;
  return (
    <div className="page">
      {!isLoading && (
        <Head
          title={pageTitle(COPY.nav.rooms, name)}
          description={intro}
          path={PATH.rooms}
          siteName={name}
        />
      )}
      <div className="wrap">
        <header className="page-head head">
          <h1>{title}</h1>
          <p className="lead">{intro}</p>
        </header>
        {isLoading ? (
          <RoomGridSkeleton />
        ) : (
          <SitePart text={COPY.fault.rooms} contact={sections.contactInfo} data={[rooms, images]}>
            <RoomGrid
              rooms={rooms}
              images={images}
              phone={sections.contactInfo.phone}
              level={2}
              leads
            />
          </SitePart>
        )}
      </div>
    </div>
  );
}
