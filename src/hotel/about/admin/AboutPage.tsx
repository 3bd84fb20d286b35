import { EditorSkeleton } from '@/hotel/editing/admin/EditorSkeleton';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { useContent } from '@/hotel/content/queries/content';
import { aboutWords } from '@/words/visitors';
import { Tabs } from '@/ui/Tabs';
import { aboutEditorWords, partWords, daysEditorWords } from '@/words/staff';
import { DaysTab } from './DaysTab';
import { MoreOfTheHouseTab } from './MoreOfTheHouseTab';
import { StoryTab } from './StoryTab';

const { title: TITLE, purpose: PURPOSE } = aboutEditorWords;

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
            name: aboutEditorWords.storyTab,
            content: (
              <StaffPart name={partWords.story}>
                <StoryTab />
              </StaffPart>
            ),
          },
          {
            name: daysEditorWords.title,
            content: (
              <StaffPart name={partWords.days}>
                <DaysTab />
              </StaffPart>
            ),
          },
          {
            name: aboutWords.galleryTitle,
            content: (
              <StaffPart name={partWords.gallery}>
                <MoreOfTheHouseTab />
              </StaffPart>
            ),
          },
        ]}
      />
    </>
  );
}
