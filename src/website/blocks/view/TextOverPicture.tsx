import type { ReactNode } from 'react';
import type { HotelImage } from '@/content/schema/image';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { cn } from '@/lib/cn';
import { Picture } from '@/ui/Picture';

/** The `sizes` of a 3:2 picture that fills the band. */
const SIZES_OF_BAND =
  '(max-width: 639px) and (min-resolution: 2.2dppx) 120vw, (max-width: 639px) 165vw, max(100vw, 130vh)';

type Props = {
  image: string;
  images: readonly HotelImage[];
  priority?: boolean;
  className?: string;
  /** The picture's `sizes`, for a band that is higher than usual. */
  sizes?: string;
  children: ReactNode;
};

/** Text at the bottom of a picture across the window, on a shade as high as the text. */
export function TextOverPicture({
  image,
  images,
  priority,
  className,
  sizes = SIZES_OF_BAND,
  children,
}: Props) {
  const picture = pictureOf(image, images);
  return (
    <section className={cn('over on-dark', className)}>
      {picture && (
        <Picture
          className="over-pic"
          candidates={[picture]}
          placeholder={null}
          sizes={sizes}
          priority={priority}
        />
      )}
      <div className="over-words">
        <div className="wrap">{children}</div>
      </div>
    </section>
  );
}
