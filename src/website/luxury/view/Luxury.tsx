import { Link } from '@/ui/router';
import { homeWords } from '@/words/visitors';
import type { HotelImage } from '@/content/schema/image';
import { LUXURY_IMAGE_POSITIONS } from '@/basics/rules/limits';
import { PATH } from '@/basics/rules/paths';
import type { LuxuryExperience } from '@/content/schema/sections/luxury-experience';
import { buttonClass } from '@/ui/button-class';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { slotPictures } from '@/content/pictures/view/picture-of';
import './luxury.css';

type Props = { section: LuxuryExperience; images: readonly HotelImage[] };

const SIZES = { 0: '(min-width: 900px) 30vw, 55vw', 1: '(min-width: 900px) 22vw, 40vw' } as const;

export function Luxury({ section, images }: Props) {
  const { title, description } = section;
  return (
    <section className="section lux on-dark">
      <div className="wrap">
        <div className="reveal">
          <Text as="h2" of={title} />
          <Text as="p" className="lead" of={description} />
          <Link className={buttonClass('accent')} to={PATH.about}>
            {homeWords.luxuryButton}
          </Link>
        </div>
        <div className="lux-pics">
          {LUXURY_IMAGE_POSITIONS.map((position) => (
            <Picture
              key={position}
              candidates={slotPictures(images, 'luxury', position, section.images[position])}
              sizes={SIZES[position]}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
