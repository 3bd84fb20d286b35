import type { HotelImage } from '@/hotel/pictures/image';
import type { AboutSection } from '@/hotel/about/about-section';
import { Text } from '@/ui/Text';
import { AboutGallery } from './AboutGallery';
import { SitePart } from '@/hotel/page/view/SitePart';
import './about.css';

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
