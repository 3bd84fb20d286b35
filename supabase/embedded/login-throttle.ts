const MAX_FAILURES = 10;
const WINDOW_MS = 5 * 60 * 1000;
/** Most counted pairs of account and address, to limit memory; real visitors never reach this. */
const MAX_KEYS = 10_000;

/** Allows ten failed sign-ins in five minutes for each account and network address. */
export class LoginThrottle {
  readonly #failures = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  static key(email: string, address: string): string {
    return `${email.trim().toLowerCase()} ${address}`;
  }

  waitSeconds(key: string): number {
    const recent = this.#recent(key);
    const oldest = recent[0];
    if (oldest === undefined || recent.length < MAX_FAILURES) return 0;
    return Math.ceil((oldest + WINDOW_MS - this.#now()) / 1000);
  }

  /** Counts a sign-in before its result is known, so that simultaneous attempts count. */
  begin(key: string): void {
    if (this.#failures.size >= MAX_KEYS) this.#forgetOldestKey();
    this.#failures.set(key, [...this.#recent(key), this.#now()]);
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.#now() - WINDOW_MS;
    const recent = (this.#failures.get(key) ?? []).filter((time) => time > since);
    if (recent.length === 0) this.#failures.delete(key);
    return recent;
  }

  #forgetOldestKey(): void {
    const oldest = this.#failures.keys().next();
    if (!oldest.done) this.#failures.delete(oldest.value);
  }
}
