import { useUnpublished } from '@/hotel/content/staff-queries/published';
import { publishWords } from '@/words/staff';

/** Tells what search engines and link previews do not know yet, and what to do about it. */
export function PublishNote({ about }: { about: 'name' | 'rooms' }) {
  const { oldName, newRooms } = useUnpublished();
  const words = about === 'name' ? nameWords(oldName) : roomWords(newRooms);
  if (!words) return null;
  return (
    <p className="notice" role="status">
      {words} {publishWords.whatHelps}
    </p>
  );
}

function nameWords(oldName: string | undefined): string | undefined {
  return oldName === undefined ? undefined : publishWords.oldName(oldName);
}

function roomWords(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : publishWords.newRooms(names);
}
