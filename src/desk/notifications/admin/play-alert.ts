import { ALERTED_KEY, arrivalsToAlert } from '@/desk/notifications/arrivals';
import { LOCAL } from '@/lib/browser-storage';

let context: AudioContext | undefined;

/** Two soft notes, a fifth apart; `at` is the start in seconds. */
const NOTES = [
  { hertz: 659.25, at: 0 },
  { hertz: 987.77, at: 0.18 },
];
const LOUDNESS = 0.18;
const FADE_S = 1.1;

/** Allows this tab to play sound. Must run during a click or key press, or browsers refuse. */
export function unlockSound(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

export function canPlaySound(): boolean {
  return context?.state === 'running';
}

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

/** Returns the permission for notifications; `missing` if the browser has none. */
export function notificationState(): NotificationPermission | 'missing' {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Shows a notification. The fixed `tag` lets a new one replace the last one. */
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
    // Chrome on Android throws, because it allows notifications only from a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}

/** How long a tab without sound waits (ms), so that a tab with sound alerts first. */
const AFTER_YOU_MS = 400;

/** Alerts in only one tab. @param isSilent true if this tab cannot play the wanted sound */
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
