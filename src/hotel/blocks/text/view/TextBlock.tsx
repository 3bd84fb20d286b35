import type { BlockProps } from '@/hotel/blocks/view/block-views';
import { RichText } from '@/hotel/blocks/view/RichText';
import { Text } from '@/ui/Text';

/** Paragraphs under their heading. */
export function TextBlock({ block, isFirst }: BlockProps<'text'>) {
  const { title, body, look } = block;
  return (
    <section className="section">
      <div className="wrap prose" data-look={look}>
        {title && <Text as={isFirst ? 'h1' : 'h2'} of={title} />}
        <div>
          <RichText of={body} />
        </div>
      </div>
    </section>
  );
}
