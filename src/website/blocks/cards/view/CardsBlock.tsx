import { BlockTitle, levelBelow } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { AnyLink } from '@/website/blocks/view/RichText';
import { cn } from '@/lib/cn';
import { Picture } from '@/ui/Picture';
import { Text, languageProps, keepWordsWhole } from '@/ui/Text';
import { resolveCard } from './resolve-card';
import './cards.css';

const SIZES = {
  three: '(min-width: 1000px) min(51vw, 62rem), (min-width: 640px) 70vw, 145vw',
  two: '(min-width: 1024px) min(58vw, 68rem), (min-width: 640px) 60vw, 100vw',
  rows: '(min-width: 1024px) min(56vw, 65rem), (min-width: 640px) 60vw, 100vw',
};

export const isEmpty: IsEmpty<'cards'> = ({ block, content, today }) =>
  !block.items.some((card) => resolveCard(card, content, today));

export function CardsBlock({ block, content, today, isFirst }: BlockProps<'cards'>) {
  const { title, look, items } = block;
  const cards = items.flatMap((card) => resolveCard(card, content, today) ?? []);
  const hasPictures = cards.some(({ candidates }) => candidates.length > 0);
  const Heading = `h${levelBelow(title, isFirst)}` as const;
  return (
    <section className="wrap cards-block">
      <BlockTitle of={title} isFirst={isFirst} />
      <ul
        className={cn(`cards-${look}`, look === 'three' && 'rooms')}
        data-bare={!hasPictures || undefined}
      >
        {cards.map(({ to, name, line, candidates }, at) => (
          <li key={at} className="room">
            {hasPictures && (
              <Picture
                className="room-pic"
                candidates={candidates}
                sizes={SIZES[look]}
                priority={isFirst && at === 0}
              />
            )}
            <div className="card-words">
              <Heading className="room-name" {...languageProps(name)}>
                {to ? (
                  <AnyLink to={to} className="">
                    {keepWordsWhole(name)}
                  </AnyLink>
                ) : (
                  keepWordsWhole(name)
                )}
              </Heading>
              {line && <Text as="p" className="card-line" of={line} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
