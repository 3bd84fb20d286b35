import type { HotelImage } from '@/content/schema/image';
import type { AboutSection } from '@/content/schema/sections/about-section';
import type { AboutStory as Story } from '@/content/schema/sections/about-story';
import type { GallerySection } from '@/content/schema/sections/gallery';
import { Text } from '@/ui/Text';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import './about.css';
import { ABOUT_IMAGE_SLOTS } from '@/basics/rules/limits';
import { aboutWords, frameWords } from '@/words/visitors';
import { Picture } from '@/ui/Picture';
import { PlaceholderPicture } from '@/ui/PlaceholderPicture';
import { slotPictures, galleryPictures } from '@/content/pictures/view/picture-of';
import { Skeleton } from '@/ui/Skeleton';
import { paragraphsOf } from '@/basics/rules/paragraphs';
import { Gallery } from '@/content/pictures/view/Gallery';

type Props = { section: AboutSection; images: readonly HotelImage[] };

/** Titles longer than this many characters are set smaller. */
const LONG_TITLE = 60;

export function About({ section, images }: Props) {
  const { title, description } = section;
  return (
    <div className="wrap">
      <header className="page-head about-head">
        <Text as="h1" of={title} data-long={title.length > LONG_TITLE || undefined} />
        <Text as="p" className="lead description" of={description} />
      </header>
      <SiteErrorBoundary data={[section, images]}>
        <AboutGallery section={section} images={images} />
      </SiteErrorBoundary>
    </div>
  );
}

function AboutGallery({ section, images }: Props) {
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

export function AboutStory({ story }: { story: Story }) {
  const { daysTitle, days, services } = story;
  const paragraphs = paragraphsOf(days);
  return (
    <>
      {(daysTitle || paragraphs.length > 0) && (
        <section className="section">
          <div className="wrap prose">
            {daysTitle && <Text as="h2" of={daysTitle} />}
            <div>
              {paragraphs.map((paragraph) => (
                <Text as="p" key={paragraph} of={paragraph} />
              ))}
            </div>
          </div>
        </section>
      )}
      {services.length > 0 && (
        // The services (specification 2) as a list without icons: an icon chosen by position would
        // not fit another hotel's services.
        <div className="wrap">
          <section aria-labelledby="services">
            <h2 id="services" className="sr-only">
              {aboutWords.servicesTitle}
            </h2>
            <ul className="services">
              {services.map(({ title, text }) => (
                <li key={title}>
                  <Text as="h3" of={title} />
                  <Text as="p" of={text} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </>
  );
}

type MoreOfTheHouseProps = {
  section: GallerySection;
  images: readonly HotelImage[];
  /** Alternative text of pictures without a description. */
  hotelName: string;
};

/** More pictures of the hotel; renders nothing if there are none. */
export function HotelGallery({ section, images, hotelName }: MoreOfTheHouseProps) {
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
