import { useSyncExternalStore, type CSSProperties } from 'react';
import { parseCoordinates } from '@/content/schema/coordinates';
import { elongationOfNight, litPart, moonInSky, phaseOfNight } from '@/hotel/moon/moon';
import type { MoonSection } from '@/content/schema/sections/moon-section';
import { fullNightSentence, tonightSentence } from '@/hotel/moon/moon-sentences';
import { hotelToday } from '@/basics/time/dates';
import { cn } from '@/lib/cn';
import { adoptStyles } from '@/ui/adopt-styles';
import { moonWords } from '@/words/visitors';
import { MoonDisc } from './MoonDisc';
import styles from './moon.css?inline';

/*
 * All that a page shows of the moon: it comes after the page, and is only run where the house shows it
 * (see use-moon.ts).
 */
adoptStyles(styles);

/** Until someone may have gone to bed, the night is still last evening's: so many hours after midnight. */
const NIGHT_ENDS_AFTER_MS = 4 * 3_600_000;
const MINUTE_MS = 60_000;
/** Of a house that has not said where it is only the country is known. */
const CAMBODIA = { latitude: 11.6, longitude: 104.9 };

/** The evening that is meant by tonight, `YYYY-MM-DD`; it changes while the page is open. */
export function useTonight(): string {
  return useSyncExternalStore(eachMinute, () => {
    const now = new Date();
    now.setTime(now.getTime() - NIGHT_ENDS_AFTER_MS);
    return hotelToday(now);
  });
}

/** Now, to the minute, in milliseconds since 1970. */
function useMinute(): number {
  return useSyncExternalStore(eachMinute, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
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
  /** Where the house is, as it is said with how guests get there. */
  coordinates: string;
  className?: string;
};

/** The moon of tonight and what is told of it; nothing where there is nothing to tell. */
export function Tonight({ moon, coordinates, className }: TonightProps) {
  const date = useTonight();
  return (
    <Sentence
      sentence={tonightSentence(date, moon, parseCoordinates(coordinates))}
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
  /** Shares of the picture from left and top at which the moon is. */
  x: number;
  y: number;
  /** Width by height of the picture. */
  ratio: number;
  /** What stays in view when the picture is cropped, as shares from left and top. */
  focalX: number;
  focalY: number;
  /** Shares from the top between which one sees open water, on which the moon lays its path. */
  sea?: readonly [from: number, to: number] | undefined;
};

type SkyProps = {
  spot: SkySpot;
  /** Where the house is; without, the moon is there at any hour, for anyone who chooses its place. */
  coordinates?: string;
};

/** The moon of this evening in the sky of a picture, while it is up. Its frame is its container (moon.css). */
export function SkyMoon({ spot, coordinates }: SkyProps) {
  const [date, now] = [useTonight(), useMinute()];
  const isPlacing = coordinates === undefined;
  const seen = isPlacing || moonInSky(date, now, parseCoordinates(coordinates) ?? CAMBODIA);
  if (!seen) return undefined;
  const elongation = elongationOfNight(date);
  const style = {
    '--x': spot.x,
    '--y': spot.y,
    '--ratio': spot.ratio,
    '--focal-x': spot.focalX,
    '--focal-y': spot.focalY,
    '--turn': `${seen === true ? 0 : seen.turn}deg`,
    '--sea': spot.sea?.[0],
    '--shore': spot.sea?.[1],
    '--light': litPart(elongation),
  } as CSSProperties;
  return (
    <span className="moon-sky" aria-hidden="true" style={style}>
      {spot.sea && <span className="moon-path" />}
      <span className="moon-place">
        <MoonDisc elongation={elongation} withSeas />
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
