import type { HotelImage } from '@/hotel/pictures/image';
import type { AboutSection } from '@/hotel/about/about-sections';
import { Text } from '@/ui/Text';
import { SitePart } from '@/hotel/page/view/SitePart';
import './about.css';
import { ABOUT_IMAGE_SLOTS } from '@/hotel/rules/limits';
import { aboutWords, frameWords } from '@/words/visitors';
import { Picture } from '@/ui/Picture';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { slotPictures } from '@/hotel/pictures/view/pictures';
import { Skeleton } from '@/ui/Skeleton';

type Props = { section: AboutSection; images: readonly HotelImage[] };

/** Longer titles are set smaller, in characters. */
const LONG_TITLE = 60;

/** Title, description and pictures of the house. */
export function About({ section, images }: Props) {
  const { title, description } = section;
  return (
    <div className="wrap">
      <header className="page-head about-head">
        <Text as="h1" of={title} data-long={title.length > LONG_TITLE || undefined} />
        <Text as="p" className="lead description" of={description} />
      </header>
      <SitePart data={[section, images]}>
        <AboutGallery section={section} images={images} />
      </SitePart>
    </div>
  );
}

type AboutGalleryProps = { section: AboutSection; images: readonly HotelImage[] };

/** Four pictures; `About Image N` where one is missing or cannot be loaded. */
function AboutGallery({ section, images }: AboutGalleryProps) {
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

/** Title, description and pictures while they are on their way, in their geometry. */
export function AboutSkeleton() {
  return (
    <div className="wrap" aria-busy="true">
      <header className="page-head about-head">
        <h1>
          <span className="sr-only">{frameWords.loading}</span>
          <Skeleton className="h-[1em] w-full" />
          <Skeleton className="mt-[0.1em] h-[1em] w-4/5" />
        </h1>
        <p className="lead">
          <Skeleton className="h-32 w-full" />
        </p>
      </header>
      <div className="gallery">
        {Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => (
          <Skeleton key={slot} />
        ))}
      </div>
    </div>
  );
}
