import type { HotelImage } from '@/domain/image';
import { ABOUT_IMAGE_SLOTS } from '@/domain/limits';
import type { AboutSection } from '@/domain/sections';
import { aboutPlaceholder } from '@/domain/visitor-texts';
import { Picture } from '@/ui/Picture';
import { PlaceholderPicture } from './PlaceholderPicture';
import { slotPictures } from './pictures';

type Props = { section: AboutSection; images: readonly HotelImage[] };

/** Four pictures; `About Image N` where one is missing or cannot be loaded. */
export function AboutGallery({ section, images }: Props) {
  return (
    <div className="gallery">
      {Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => (
        <Picture
          key={slot}
          candidates={slotPictures(images, 'about', slot, section.images[slot])}
          placeholder={<PlaceholderPicture label={aboutPlaceholder(slot)} />}
          sizes="(min-width: 768px) 60vw, 100vw"
          priority={slot === 0}
        />
      ))}
    </div>
  );
}
