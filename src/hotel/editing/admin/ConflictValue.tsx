import { useContent } from '@/hotel/content/queries/content';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { pictureOf } from '@/hotel/pictures/view/pictures';
import { Picture } from '@/ui/Picture';

/** Fields that name pictures; a web address in any other field is a text. */
const PICTURE_FIELDS = ['image', 'images', 'logo'];

/** One person's version of a field: words as words, pictures as pictures. */
export function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const { images } = useContent().content;
  if (!PICTURE_FIELDS.includes(field)) return String(value) || '(empty)';
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
