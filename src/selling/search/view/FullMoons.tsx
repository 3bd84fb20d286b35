import type { ReactNode } from 'react';
import { parseCoordinates } from '@/content/schema/coordinates';
import type { HotelContent } from '@/content/store/hotel-content';
import { nextFullMoons, type FullMoon } from '@/hotel/moon/next-full-moons';
import { MoonDisc } from '@/hotel/moon/view/MoonDisc';
import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { fullMoonWords as words, moonWords } from '@/words/visitors';
import { Text } from '@/ui/Text';

const MOONS = 6;

/** A stay at a full moon begins on the day before, so that the moon is full on its second night. */
export const arrivalFor = ({ night }: Pick<FullMoon, 'night'>) => addDays(night, -1);

export function fullMoonsAhead({ gettingHere }: HotelContent['sections']): FullMoon[] {
  const spot = parseCoordinates(gettingHere.coordinates);
  return nextFullMoons(addDays(hotelToday(), 1), MOONS, spot);
}

export type FullMoonsProps = {
  content: HotelContent;
  /** '' for the usual heading. */
  title?: string;
  /** 1 if the title is that of the page. */
  level?: 1 | 2;
};

type Props = FullMoonsProps & {
  moons: readonly FullMoon[];
  /**
   * Draws the dark plains, turned as the moon rises. False in prerendered pages, which must stay
   * small and may not contain a style attribute.
   */
  withSeas: boolean;
  /** The stay at a full moon; without it the list has only dates. */
  stayAt?: (moon: FullMoon) => ReactNode;
};

/** The next full moons. Each page that shows them imports `full-moons.css`. */
export function FullMoons({ moons, withSeas, title, level = 2, stayAt }: Props) {
  return (
    <section className="wrap full-moons">
      <Text as={`h${level}`} className="h3" of={title || words.title} />
      <p>{words.lead}</p>
      <ol>
        {moons.map((moon) => (
          <li key={moon.night}>
            <span style={withSeas ? { rotate: `${Math.round(moon.turn)}deg` } : undefined}>
              {withSeas && <MoonDisc elongation={moon.elongation} withSeas />}
            </span>
            <p>
              <b>{formatDate(moon.night)}</b>{' '}
              {moon.rise && <small>{words.rises(moonWords.hour(moon.rise))}</small>}
            </p>
            <div className="moon-stay">{stayAt?.(moon)}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The full moons without stays, for previews. */
export function FullMoonDates(props: FullMoonsProps) {
  return <FullMoons {...props} moons={fullMoonsAhead(props.content.sections)} withSeas />;
}
