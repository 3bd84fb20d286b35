import { faultWords, navWords, roomsWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { useContent } from '@/hotel/content/queries/content';
import { Head } from '@/hotel/head/site/Head';
import { RoomGrid, RoomGridSkeleton } from '@/hotel/rooms/view/RoomGrid';
import { RoomRow } from '@/hotel/rooms/view/RoomRow';
import { SitePart } from '@/hotel/page/view/SitePart';
import { Text } from '@/ui/Text';

export function RoomsPage() {
  const { content, isLoading } = useContent();
  const { rooms, images, sections } = content;
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
        {isLoading ? (
          <RoomGridSkeleton inRows />
        ) : (
          <SitePart text={faultWords.rooms} contact={sections.contactInfo} data={[rooms, images]}>
            <RoomGrid rooms={rooms} content={content} level={2} leads as={RoomRow} />
          </SitePart>
        )}
      </div>
    </div>
  );
}
