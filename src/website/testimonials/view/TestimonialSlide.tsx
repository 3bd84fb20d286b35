import { carouselWords } from '@/words/visitors';
import { RATING_MAX } from '@/basics/rules/limits';
import { monthLabel } from '@/basics/time/dates';
import type { Testimonial } from '@/content/schema/testimonial';
import { cn } from '@/lib/cn';
import { Text, languageProps, keepWordsWhole } from '@/ui/Text';
import { Stars } from '@/ui/Stars';

type Props = { testimonial: Testimonial; index: number; count: number; isCurrent: boolean };

/** Quotes longer than this many characters are set smaller. */
const LONG_QUOTE = 170;
const VERY_LONG_QUOTE = 380;

export function TestimonialSlide({ testimonial, index, count, isCurrent }: Props) {
  const { text, author, position, rating, source, month } = testimonial;
  const told = [source, month && monthLabel(month)].filter(Boolean).join(', ');
  return (
    <div
      className={cn('quote', isCurrent && 'is-current')}
      role="group"
      aria-roledescription={carouselWords.slideRole}
      aria-label={carouselWords.slide(index + 1, count)}
      aria-hidden={!isCurrent || undefined}
    >
      <figure>
        <Stars rating={rating} max={RATING_MAX} />
        <blockquote
          {...languageProps(text)}
          data-long={text.length > LONG_QUOTE || undefined}
          data-very-long={text.length > VERY_LONG_QUOTE || undefined}
        >
          <p>{keepWordsWhole(carouselWords.quoted(text))}</p>
        </blockquote>
        <figcaption>
          <Text as="span" className="author" of={author} />
          {position && <Text as="span" of={position} />}
          {told && <Text as="span" of={told} />}
        </figcaption>
      </figure>
    </div>
  );
}
