import type { ReactNode } from 'react';
import { Link, useKeptSearch } from '@/ui/router';
import { dateWords, homeWords, offerFactWords as words, roomWords } from '@/words/visitors';
import { BlockTitle, levelBelow } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { RichText } from '@/website/blocks/view/RichText';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { PATH, roomPath } from '@/basics/rules/paths';
import { partsOf } from '@/basics/time/dates';
import { buttonClass } from '@/ui/button-class';
import { Picture } from '@/ui/Picture';
import { Text, languageProps, keepWordsWhole } from '@/ui/Text';
import './offer.css';

const SIZES = {
  beside: '(min-width: 1024px) min(56vw, 66rem), 102vw',
  card: '(min-width: 1024px) min(40vw, 46rem), 102vw',
  wide: '(min-width: 1024px) min(94vw, 111rem), 120vw',
};

export const isEmpty: IsEmpty<'offer'> = ({ block: { title, body, price } }) =>
  title + price === '' && body.length === 0;

export function OfferBlock({ block, content, isFirst }: BlockProps<'offer'>) {
  const { title, body, image, look } = block;
  const picture = pictureOf(image, content.images);
  return (
    <section className="wrap">
      <div className={`offer-${look}`} data-bare={!picture || undefined}>
        {picture && <Picture candidates={[picture]} sizes={SIZES[look]} priority={isFirst} />}
        <div className="offer-told">
          <BlockTitle of={title} isFirst={isFirst} />
          <RichText of={body} level={levelBelow(title, isFirst)} />
        </div>
        <OfferFacts block={block} rooms={content.rooms} />
      </div>
    </section>
  );
}

type FactsProps = Pick<BlockProps<'offer'>, 'block'> &
  Pick<BlockProps<'offer'>['content'], 'rooms'>;

function OfferFacts({ block, rooms }: FactsProps) {
  const { from, until, atFullMoon, price, code, included } = block;
  const forRooms = rooms.filter(({ id }) => block.rooms.includes(id));
  const [only] = forRooms;
  const isOne = only !== undefined && forRooms.length === 1;
  const dates = whenOf(from, until);
  const when = [...(atFullMoon ? [words.atFullMoon] : []), ...(dates ? [dates] : [])];
  const kept = useKeptSearch();
  const withCode = (page: string) => page + searchWith(kept, code);
  return (
    <div className="offer-facts">
      <dl>
        {when.length > 0 &&
          fact(
            words.when,
            when.map((line) => <dd key={line}>{line}</dd>),
          )}
        {included.length > 0 &&
          fact(
            words.included,
            included.map(({ name }, at) => <Text as="dd" key={at} of={name} />),
          )}
        {forRooms.length > 0 &&
          fact(
            words.rooms,
            forRooms.map(({ id, name }) => (
              <dd key={id}>
                <Link to={withCode(roomPath(id))} {...languageProps(name)}>
                  {keepWordsWhole(name)}
                </Link>
              </dd>
            )),
          )}
        {price && fact(words.price, <Text as="dd" of={price} />, 'offer-price')}
        {code && fact(words.code, <dd>{code}</dd>)}
      </dl>
      <Link
        className={buttonClass('primary')}
        to={withCode(isOne ? roomPath(only.id) : PATH.rooms)}
      >
        {isOne ? roomWords.bookButton : homeWords.heroButton}
      </Link>
    </div>
  );
}

function fact(term: string, told: ReactNode, className?: string) {
  return (
    <div className={className}>
      <dt>{term}</dt> {told}
    </div>
  );
}

/** Returns the days of the address with the offer's promo code, for the booking panel. */
function searchWith(kept: string, code: string): string {
  const search = new URLSearchParams(kept);
  if (code) search.set('code', code);
  const text = `${search}`.replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Writes both dates in full, because languages place the year differently. */
function whenOf(from: string, until: string): string {
  if (from && until) return words.between(inFull(from), inFull(until));
  if (from) return words.from(inFull(from));
  return until && words.until(inFull(until));
}

function inFull(date: string): string {
  const { day, month, year } = partsOf(date);
  return dateWords.dayOfYear(day, month, year);
}
