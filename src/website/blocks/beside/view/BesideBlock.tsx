import { lengthOf } from '@/website/blocks/inline-markup';
import { pressWords as words } from '@/words/visitors';
import { BlockTitle, levelBelow } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { TextOverPicture } from '@/website/blocks/view/TextOverPicture';
import { AnyLink, RichText } from '@/website/blocks/view/RichText';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { Picture } from '@/ui/Picture';
import { languageProps } from '@/ui/Text';
import './beside.css';

const SIZES = '(min-width: 1024px) min(56vw, 66rem), (min-width: 640px) 100vw, 105vw';
/** Longer texts (in characters) are placed beside the picture, because they would hide it. */
const MOST_OVER = 420;

export const isEmpty: IsEmpty<'beside'> = ({ block: { title, body, image, to } }) =>
  title + image + to === '' && body.length === 0;

export function BesideBlock({ block, content, isFirst }: BlockProps<'beside'>) {
  const { title, body, image, label, to } = block;
  const { images } = content;
  const picture = pictureOf(image, images);
  const heading = <BlockTitle of={title} isFirst={isFirst} />;
  const told = (
    <>
      <RichText of={body} level={levelBelow(title, isFirst)} />
      {to && (
        <p className="mt-4" {...languageProps(label || words.page)}>
          <AnyLink to={to}>{label || words.page}</AnyLink>
        </p>
      )}
    </>
  );
  if (block.look === 'over' && picture && lengthOf(body) <= MOST_OVER)
    return (
      <TextOverPicture className="beside-over" image={image} images={images} priority={isFirst}>
        {heading}
        {told}
      </TextOverPicture>
    );
  if (!picture)
    return (
      <section className="wrap split">
        {heading}
        <div>{told}</div>
      </section>
    );
  return (
    <section className="wrap beside" data-look={block.look === 'end' ? 'end' : 'start'}>
      <Picture candidates={[picture]} sizes={SIZES} priority={isFirst} />
      <div>
        {heading}
        {told}
      </div>
    </section>
  );
}
