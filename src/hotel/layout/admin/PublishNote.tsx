import { useUnpublished } from '@/hotel/content/staff-queries/published';

/** Tells what search engines and link previews do not know yet, and what to do about it. */
export function PublishNote({ about }: { about: 'name' | 'rooms' }) {
  const { oldName, newRooms } = useUnpublished();
  const words = about === 'name' ? nameWords(oldName) : roomWords(newRooms);
  if (!words) return null;
  return (
    <p className="notice" role="status">
      {words} Search engines and link previews show this after the next publish: a publish hook does
      it by itself within minutes, otherwise the site has to be built anew (docs/deploy.md, “Fresh
      pages after an edit”).
    </p>
  );
}

function nameWords(oldName: string | undefined): string | undefined {
  return oldName === undefined
    ? undefined
    : `The published pages still say “${oldName}” until they have loaded.`;
}

function roomWords(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return `Visitors see ${quoted}, but no published page does yet.`;
}
