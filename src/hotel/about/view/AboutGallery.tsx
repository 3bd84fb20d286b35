import type { HotelImage } from '@/hotel/pictures/image';
import { ABOUT_IMAGE_SLOTS } from '@/hotel/rules/limits';
import type { AboutSection } from '@/hotel/about/about-section';
import { aboutWords } from '@/words/visitors';
import { Picture } from '@/ui/Picture';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { slotPictures } from '@/hotel/pictures/view/pictures';

type Props = { section: AboutSection; images: readonly HotelImage[] };

/** Four pictures; `About Image N` where one is missing or cannot be loaded. */
export function AboutGallery({ section, images }: Props) {
  return (
    <div className="gallery">
      {Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => (
        <Picture
          key={slot}
          candidates={slotPictures(images, 'about', slot, section.images[slot])}
          placeholder={<PlaceholderPicture label={aboutWords.placeholder(slot + 1)} />}
          sizes="(min-width: 768px) 60vw, 100vw"
          priority={slot === 0}
        />
      ))}
    </div>
  );
}
