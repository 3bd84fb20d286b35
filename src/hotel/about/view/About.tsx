import type { HotelImage } from '@/hotel/pictures/image';
import type { AboutSection } from '@/hotel/about/about-section';
import { scriptProps } from '@/ui/script-props';
import { AboutGallery } from './AboutGallery';
import { SitePart } from '@/hotel/layout/view/SitePart';
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
        <h1 {...scriptProps(title)} data-long={title.length > LONG_TITLE || undefined}>
          {title}
        </h1>
        <p className="lead description" {...scriptProps(description)}>
          {description}
        </p>
      </header>
      <SitePart data={[section, images]}>
        <AboutGallery section={section} images={images} />
      </SitePart>
    </div>
  );
}
