import { useUnpublished } from '@/content/store/staff-calls/use-unpublished';
import { staffFrameWords } from '@/words/staff';

/** Tells what search engines and link previews do not know yet, and what to do about it. */
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
