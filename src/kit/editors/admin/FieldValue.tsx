import type { HotelImage } from '@/content/schema/image';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { Picture } from '@/ui/Picture';
import { editorWords, versionWords } from '@/words/staff';

type PicturesProps = { label?: string; references: unknown; images: readonly HotelImage[] };

/** Shows the pictures that a field names, so that staff can compare two versions. */
export function FieldPictures({ label, references, images }: PicturesProps) {
  const found = [references ?? []].flat().map((one) => pictureOf(String(one), images));
  return (
    <span className="flex flex-wrap gap-2 content-start">
      {label && <small className="w-full">{label}</small>}
      {found.every((picture) => !picture) && <span>{editorWords.empty}</span>}
      {found.map((picture, slot) => (
        <Picture
          // oxlint-disable-next-line react/no-array-index-key -- the slot identifies the picture
          key={slot}
          className="drop-picture w-24"
          candidates={picture ? [picture] : []}
          sizes="8rem"
        />
      ))}
    </span>
  );
}

/** Returns a field's value as text, an item of a list per line. */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? versionWords.yes : versionWords.no;
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(inWords).filter(Boolean).join(': ');
  return value == null || Number.isNaN(value) ? '' : String(value);
}
