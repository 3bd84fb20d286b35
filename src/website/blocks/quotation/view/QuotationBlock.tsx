import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { cn } from '@/lib/cn';
import { Text, languageProps, keepWordsWhole } from '@/ui/Text';
import { carouselWords } from '@/words/visitors';
import './quotation.css';

/** Quotes longer than this many characters are set smaller. */
const LENGTHS = [
  [380, 'very-long'],
  [170, 'long'],
] as const;

export const isEmpty: IsEmpty<'quotation'> = ({ block: { quote } }) => quote === '';

export function QuotationBlock({ block }: BlockProps<'quotation'>) {
  const { quote, author, role, look } = block;
  return (
    <section className={cn('quotation', look === 'dark' && 'band')} data-look={look}>
      <figure className="wrap" data-length={LENGTHS.find(([least]) => quote.length > least)?.[1]}>
        <blockquote {...languageProps(quote)}>
          <p>{keepWordsWhole(carouselWords.quoted(quote))}</p>
        </blockquote>
        {author + role && (
          <figcaption>
            {author && <Text as="span" className="author" of={author} />}{' '}
            {role && <Text as="span" of={role} />}
          </figcaption>
        )}
      </figure>
    </section>
  );
}
