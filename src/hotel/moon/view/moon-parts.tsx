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

/* Views of the moon. Loaded after the page, only if the hotel shows the moon (use-moon.ts). */
adoptStyles(styles);

/** Until 4 a.m., "tonight" is still the previous evening, because guests may be awake. */
const NIGHT_ENDS_AFTER_MS = 4 * 3_600_000;
const MINUTE_MS = 60_000;
/** The position used until the hotel enters its coordinates. */
const CAMBODIA = { latitude: 11.6, longitude: 104.9 };

/** Returns the date of tonight's evening, and updates while the page is open. */
export function useTonight(): string {
  return useSyncExternalStore(eachMinute, () => {
    const now = new Date();
    now.setTime(now.getTime() - NIGHT_ENDS_AFTER_MS);
    return hotelToday(now);
  });
}

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
  coordinates: string;
  className?: string;
};

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

export function StayMoon({ checkIn, nights }: StayProps) {
  return <Sentence sentence={fullNightSentence(checkIn, nights)} elongation={180} />;
}

/** A place for the moon in a picture that fills its frame. */
export type SkySpot = {
  /** The moon's position, as shares of the picture from left and top. */
  x: number;
  y: number;
  ratio: number;
  /** The point that stays in view when the picture is cropped, as shares from left and top. */
  focalX: number;
  focalY: number;
  /** Upper and lower edge of open water, as shares from the top: the moon is reflected there. */
  sea?: readonly [from: number, to: number] | undefined;
};

type SkyProps = {
  spot: SkySpot;
  /** Undefined in the editor, where staff place the moon and it shows at any hour. */
  coordinates?: string;
};

/** Tonight's moon in the sky of a picture, while the moon is above the horizon (see moon.css). */
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

export function NightMoon({ night }: { night: string }) {
  return (
    <span className="moon-night" data-phase={phaseOfNight(night)}>
      <MoonDisc elongation={elongationOfNight(night)} />
    </span>
  );
}

/** Returns `full moon` or `new moon` for screen readers; undefined for other nights. */
export function phaseName(night: string): string | undefined {
  const phase = phaseOfNight(night);
  return phase === 'full' || phase === 'new' ? moonWords.phases[phase] : undefined;
}
