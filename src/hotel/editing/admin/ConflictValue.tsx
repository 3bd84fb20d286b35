import { useContent } from '@/hotel/content/queries/content';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { pictureOf } from '@/hotel/pictures/view/pictures';
import { Picture } from '@/ui/Picture';
import { conflictWords } from '@/words/staff';

/** Fields that name pictures; a web address in any other field is a text. */
const PICTURE_FIELDS = ['image', 'images', 'logo', 'map'];

/** One person's version of a field: words as words, pictures as pictures. */
export function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const { images } = useContent().content;
  if (!PICTURE_FIELDS.includes(field)) return inWords(value) || conflictWords.empty;
  const references = Array.isArray(value) ? value.map(String) : [String(value)];
  return (
    <span className="conflict-pictures">
      {references.map((reference, slot) => (
        <Picture
          // The slot is what tells one picture of a list from another.
          // oxlint-disable-next-line react/no-array-index-key
          key={slot}
          className="drop-picture"
          candidates={[pictureOf(reference, images)].filter((one) => one !== undefined)}
          placeholder={<PlaceholderPicture />}
          sizes="8rem"
        />
      ))}
    </span>
  );
}

/** A list of things has a line for each: its texts, side by side. */
function inWords(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value
    .map((item: object) => Object.values(item).filter((field) => typeof field === 'string'))
    .map((texts) => texts.join(': '))
    .join('\n');
}
