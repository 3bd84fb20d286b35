import { EditorSkeleton } from '@/hotel/editing/admin/EditorSkeleton';
import { PageTitle } from '@/hotel/layout/admin/PageTitle';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { useContent } from '@/hotel/content/queries/content';
import { aboutWords } from '@/words/visitors';
import { Tabs } from '@/ui/Tabs';
import { DAYS_TITLE, DaysTab } from './DaysTab';
import { MoreOfTheHouseTab } from './MoreOfTheHouseTab';
import { StoryTab } from './StoryTab';

const TITLE = 'About';
const PURPOSE =
  'The story of the house with four pictures, its days and services, and up to twelve more pictures.';

/** About editor (specification 2): the story with its four pictures, and what stands below it. */
export function AboutPage() {
  const { isLoading } = useContent();
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;
  return (
    <>
      <PageTitle title={TITLE} purpose={PURPOSE} />
      <Tabs
        label={TITLE}
        tabs={[
          {
            name: 'The story',
            content: (
              <StaffPart name="story">
                <StoryTab />
              </StaffPart>
            ),
          },
          {
            name: DAYS_TITLE,
            content: (
              <StaffPart name="days and services">
                <DaysTab />
              </StaffPart>
            ),
          },
          {
            name: aboutWords.galleryTitle,
            content: (
              <StaffPart name="gallery">
                <MoreOfTheHouseTab />
              </StaffPart>
            ),
          },
        ]}
      />
    </>
  );
}
