import { ALERTED_KEY, arrivalsToAlert } from '@/desk/notifications/arrivals';
import { LOCAL } from '@/lib/browser-storage';

let context: AudioContext | undefined;

/** Two soft notes, a fifth apart; when they begin, in seconds. */
const NOTES = [
  { hertz: 659.25, at: 0 },
  { hertz: 987.77, at: 0.18 },
];
const LOUDNESS = 0.18;
const FADE_S = 1.1;

/** To be called while someone clicks or types: before that browsers let no page sound. */
export function unlockSound(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

export function canPlaySound(): boolean {
  return context?.state === 'running';
}

/** Sounds, where the browser lets it. */
export function playAlertSound(): void {
  if (!context || !canPlaySound()) return;
  for (const { hertz, at } of NOTES) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + FADE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + FADE_S);
  }
}

/** Whether the browser would show notifications of this site. */
export function notificationState(): NotificationPermission | 'missing' {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Shows one; another of the same kind takes its place. */
export async function showNotification(title: string, body: string): Promise<void> {
  if (notificationState() !== 'granted') return;
  const options = { body, tag: 'bell', icon: '/favicon.svg' };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // On Android only a service worker may show one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}

/** What a tab that cannot sound leaves to those that can, in milliseconds. */
const AFTER_YOU_MS = 400;

/** Rings in one tab of the browser, the first in turn. @param isSilent it could not sound: others first */
export async function alertInOneTab(
  arrivals: number,
  known: number,
  isSilent: boolean,
  ring: (count: number) => void,
): Promise<void> {
  if (isSilent) await new Promise((resolve) => setTimeout(resolve, AFTER_YOU_MS));
  const inTurn = () => {
    const kept = LOCAL.read(ALERTED_KEY);
    const rung = kept === null ? undefined : Number(kept);
    const count = arrivalsToAlert(arrivals, known, rung);
    if (count === 0) return;
    LOCAL.write(ALERTED_KEY, String(arrivals));
    ring(count);
  };
  if ('locks' in navigator) await navigator.locks.request(ALERTED_KEY, inTurn);
  else inTurn();
}
