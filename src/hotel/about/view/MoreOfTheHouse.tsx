import type { GallerySection } from '@/hotel/about/about-sections';
import type { HotelImage } from '@/hotel/pictures/image';
import { Gallery } from '@/hotel/pictures/view/Gallery';
import { galleryPictures } from '@/hotel/pictures/view/pictures';
import { aboutWords } from '@/words/visitors';
import './about.css';

type Props = {
  section: GallerySection;
  images: readonly HotelImage[];
  /** Said of a picture that has no description. */
  hotelName: string;
};

/** The pictures of the house beyond the four of About; nothing where there are none. */
export function MoreOfTheHouse({ section, images, hotelName }: Props) {
  const pictures = galleryPictures(section.images.filter(Boolean), images, hotelName);
  if (pictures.length === 0) return null;
  return (
    <section className="wrap more-house" aria-labelledby="more-house">
      <h2 id="more-house">{aboutWords.galleryTitle}</h2>
      <Gallery
        pictures={pictures}
        of={hotelName}
        sizes={() => (pictures.length > 2 ? THIRD : HALF)}
      />
    </section>
  );
}

const HALF = '(min-width: 768px) 46vw, 94vw';
const THIRD = `(min-width: 1400px) min(31vw, 37rem), ${HALF}`;
