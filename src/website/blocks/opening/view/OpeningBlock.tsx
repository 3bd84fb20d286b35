import { BlockTitle } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { TextOverPicture } from '@/website/blocks/view/TextOverPicture';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import './opening.css';

const SIZES = {
  wide: '(max-width: 639px) and (min-resolution: 2.2dppx) 150vw, (max-width: 639px) 260vw, max(100vw, 130vh)',
  beside: '(min-width: 1024px) 62vw, (min-width: 640px) 102vw, 120vw',
  quiet: '(min-width: 1024px) min(94vw, 111rem), 100vw',
};

export const isEmpty: IsEmpty<'opening'> = ({ block: { title, lead, image } }) =>
  title + lead + image === '';

export function OpeningBlock({ block, content, isFirst }: BlockProps<'opening'>) {
  const { title, lead, image } = block;
  const { images } = content;
  const words = (
    <>
      <BlockTitle of={title} isFirst={isFirst} />
      {lead && <Text as="p" className="lead" of={lead} />}
    </>
  );
  if (block.look === 'wide' && image)
    return (
      <TextOverPicture
        className="opening-wide"
        image={image}
        images={images}
        sizes={SIZES.wide}
        priority={isFirst}
      >
        {words}
      </TextOverPicture>
    );
  const picture = pictureOf(image, images);
  const look = block.look === 'beside' && picture ? 'beside' : 'quiet';
  return (
    <section className={`wrap opening-${look}`}>
      <header className={look === 'quiet' ? 'head' : undefined}>{words}</header>
      {picture && <Picture candidates={[picture]} sizes={SIZES[look]} priority={isFirst} />}
    </section>
  );
}
