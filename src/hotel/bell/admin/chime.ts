let context: AudioContext | undefined;

/** Two soft notes, a fifth apart; when they begin, in seconds. */
const NOTES = [
  { hertz: 659.25, at: 0 },
  { hertz: 987.77, at: 0.18 },
];
const LOUDNESS = 0.18;
const FADE_S = 1.1;

/** To be called while somebody clicks or types: before that browsers let no page sound. */
export function readyToSound(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

export function canSound(): boolean {
  return context?.state === 'running';
}

/** Sounds, where the browser lets it. */
export function chime(): void {
  if (!context || !canSound()) return;
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
