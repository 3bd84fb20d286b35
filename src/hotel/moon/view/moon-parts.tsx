import { useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { placeAt } from '@/hotel/getting-here/coordinates';
import { elongationOfNight, phaseOfNight } from '@/hotel/moon/moon';
import type { MoonSection } from '@/hotel/moon/moon-section';
import { fullNightSentence, tonightSentence } from '@/hotel/moon/moon-sentences';
import { hotelToday } from '@/hotel/time/dates';
import { cn } from '@/lib/cn';
import { moonWords } from '@/words/moon';
import { MoonDisc } from './MoonDisc';
import './moon.css';

/*
 * All that a page shows of the moon, in one file that comes after the page, and only where the house
 * shows it (see use-moon.ts).
 */

/** Until somebody may have gone to bed, the night is still last evening's: so many hours after midnight. */
const NIGHT_ENDS_AFTER_MS = 4 * 3_600_000;

/** The evening that is meant by tonight, `YYYY-MM-DD`; it changes while the page is open. */
export function useTonight(): string {
  return useSyncExternalStore(eachMinute, () => {
    const now = new Date();
    now.setTime(now.getTime() - NIGHT_ENDS_AFTER_MS);
    return hotelToday(now);
  });
}

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 60_000);
  return () => clearInterval(timer);
}

type SentenceProps = { sentence: string | undefined; elongation: number; className?: string };

function Sentence({ sentence, elongation, className }: SentenceProps) {
  return (
    sentence && (
      <p className={cn('moon-sentence', className)}>
        <MoonDisc elongation={elongation} />
        <span>{sentence}</span>
      </p>
    )
  );
}

type TonightProps = {
  moon: MoonSection;
  /** Where the house stands, as it is said with how guests get there. */
  coordinates: string;
  className?: string;
};

/** The moon of tonight and what is told of it; nothing where there is nothing to tell. */
export function Tonight({ moon, coordinates, className }: TonightProps) {
  const date = useTonight();
  return (
    <Sentence
      sentence={tonightSentence(date, moon, placeAt(coordinates))}
      elongation={elongationOfNight(date)}
      className={className}
    />
  );
}

type StayProps = { checkIn: string | null; nights: number };

/** Which of a stay's nights has the full moon. */
export function StayMoon({ checkIn, nights }: StayProps) {
  return <Sentence sentence={fullNightSentence(checkIn, nights)} elongation={180} />;
}

/** A place in a picture that fills its frame. */
export type SkySpot = {
  /** Shares of the picture from left and top at which the moon stands. */
  x: number;
  y: number;
  /** Width by height of the picture. */
  ratio: number;
  /** What stays in view when the picture is cropped, as shares from left and top. */
  focalX: number;
  focalY: number;
};

/** The moon as it stands tonight in the sky of a picture. Its frame is its container (moon.css). */
export function SkyMoon({ spot }: { spot: SkySpot }) {
  const style = {
    '--x': spot.x,
    '--y': spot.y,
    '--ratio': spot.ratio,
    '--focal-x': spot.focalX,
    '--focal-y': spot.focalY,
  } as CSSProperties;
  return (
    <span className="moon-sky" aria-hidden="true">
      <span className="moon-place" style={style}>
        <MoonDisc elongation={elongationOfNight(useTonight())} withSeas />
      </span>
    </span>
  );
}

/** Under a night of the calendar. */
export function NightMoon({ night }: { night: string }) {
  return (
    <span className="moon-night" data-phase={phaseOfNight(night)}>
      <MoonDisc elongation={elongationOfNight(night)} />
    </span>
  );
}

/** `full moon`, `new moon`: said of a night to a screen reader; undefined for any other. */
export function phaseName(night: string): string | undefined {
  const phase = phaseOfNight(night);
  return phase === 'full' || phase === 'new' ? moonWords.phases[phase] : undefined;
}
