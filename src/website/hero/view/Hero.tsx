import type { ReactNode } from 'react';
import { Link } from '@/ui/router';
import { homeWords, frameWords } from '@/words/visitors';
import type { HotelImage } from '@/content/schema/image';
import { PATH } from '@/basics/rules/paths';
import type { HeroSection } from '@/content/schema/sections/hero-section';
import { buttonClass } from '@/ui/button-class';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { heroPictures, isBrightHero, type HeroShape } from './hero-pictures';
import './hero.css';
import { Skeleton } from '@/ui/Skeleton';

type Props = {
  section: HeroSection;
  images: readonly HotelImage[];
  shape?: HeroShape;
  /** `moon` is the moon in the picture's sky; `tonight` is the sentence about tonight's moon. */
  moon?: ReactNode;
  tonight?: ReactNode;
};

/** Titles longer than this many characters are set smaller: they would take more than two lines. */
const TITLE_LENGTHS = [
  [90, 'very-long'],
  [48, 'long'],
] as const;

/** The width of a 16:9 picture that fills the hero (hero.css). */
const SIZES = 'max(100vw, min(178vh, 111rem))';

export function Hero({ section, images, shape = 'window', moon, tonight }: Props) {
  const { title, subtitle } = section;
  return (
    <section
      className="hero on-dark"
      data-shape={shape}
      data-title={TITLE_LENGTHS.find(([length]) => title.length > length)?.[1]}
      data-bright={isBrightHero(section, images) || undefined}
    >
      <Picture
        className="hero-pic"
        candidates={heroPictures(section, images, shape)}
        placeholder={null}
        sizes={SIZES}
        priority
      />
      {moon}
      <div className="hero-copy">
        <div className="wrap">
          {tonight}
          <Text as="h1" of={title} />
          {subtitle && <Text as="p" of={subtitle} />}
          <Link className={buttonClass('accent')} to={PATH.rooms}>
            {homeWords.heroButton}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Replaces a hero that fails to render: the hotel's name and the booking button. */
export function HeroError({ name }: { name: string }) {
  return (
    <section className="hero on-dark" data-shape="window">
      <div className="hero-copy">
        <div className="wrap">
          <h1>{name}</h1>
          <Link className={buttonClass('accent')} to={PATH.rooms}>
            {homeWords.heroButton}
          </Link>
        </div>
      </div>
    </section>
  );
}

export function HeroSkeleton() {
  return (
    <section className="hero on-dark" aria-busy="true">
      <div className="hero-copy">
        <div className="wrap">
          <h1>
            <span className="sr-only">{frameWords.loading}</span>
            <Skeleton className="h-[1em] w-full" />
            <Skeleton className="mt-[0.1em] h-[1em] w-4/5" />
          </h1>
          <p>
            <Skeleton className="h-[1em] w-full" />
            <Skeleton className="mt-2 h-[1em] w-2/5" />
          </p>
          <Skeleton className="btn h-13 w-45" />
        </div>
      </div>
    </section>
  );
}
