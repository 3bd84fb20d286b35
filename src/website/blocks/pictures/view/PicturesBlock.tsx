import { BlockTitle } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { Gallery } from '@/content/pictures/view/Gallery';
import { galleryPictures } from '@/content/pictures/view/picture-of';
import './pictures.css';

/** Each picture loads at the width of its row's larger one, because narrow ones are cropped. */
const SIZES = {
  rows: '(min-width: 768px) min(64vw, 74rem), 94vw',
  pair: '(min-width: 768px) min(74vw, 84rem), 120vw',
  strip: '(min-width: 768px) min(54vw, 54rem), 94vw',
};

export const isEmpty: IsEmpty<'pictures'> = ({ block: { images } }) => !images.some(Boolean);

export function PicturesBlock({ block, content, isFirst }: BlockProps<'pictures'>) {
  const { title, look } = block;
  const of = title || content.sections.hotelInfo.name;
  const pictures = galleryPictures(block.images.filter(Boolean), content.images, of);
  return (
    <section className="wrap pictures-block">
      <BlockTitle of={title} isFirst={isFirst} />
      <Gallery
        className={`pictures-${look}`}
        pictures={pictures}
        of={of}
        sizes={() => SIZES[look]}
        leads={isFirst}
      />
    </section>
  );
}
