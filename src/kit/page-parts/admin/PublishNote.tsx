import { useUnpublished } from '@/content/store/staff-calls/use-unpublished';
import { staffFrameWords } from '@/words/staff';

/** Warns that search engines and link previews still show old data, and how to fix that. */
export function PublishNote({ about }: { about: 'name' | 'rooms' }) {
  const { oldName, newRooms } = useUnpublished();
  const isOld = about === 'name' ? oldName !== undefined : newRooms.length > 0;
  if (!isOld) return null;
  return (
    <p className="notice" role="status">
      {`${about === 'name' ? staffFrameWords.oldName(oldName ?? '') : staffFrameWords.newRooms(newRooms)} ${staffFrameWords.whatHelps}`}
    </p>
  );
}
