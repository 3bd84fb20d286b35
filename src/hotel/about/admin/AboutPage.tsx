import { EditorTabs } from '@/hotel/editing/admin/EditorTabs';
import { aboutWords } from '@/words/visitors';
import { aboutEditorWords, partWords, daysEditorWords } from '@/words/staff';
import { DaysTab } from './DaysTab';
import { MoreOfTheHouseTab } from './MoreOfTheHouseTab';
import { StoryTab } from './StoryTab';

const { title: TITLE, purpose: PURPOSE } = aboutEditorWords;

/** About editor (specification 2): the story with its four pictures, and what stands below it. */
export function AboutPage() {
  return (
    <EditorTabs
      title={TITLE}
      purpose={PURPOSE}
      tabs={[
        { name: aboutEditorWords.storyTab, part: partWords.story, content: <StoryTab /> },
        { name: daysEditorWords.title, part: partWords.days, content: <DaysTab /> },
        { name: aboutWords.galleryTitle, part: partWords.gallery, content: <MoreOfTheHouseTab /> },
      ]}
    />
  );
}
