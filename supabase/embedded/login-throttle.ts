const MAX_FAILURES = 10;
const WINDOW_MS = 5 * 60 * 1000;
/** A bound on memory, far above what one machine's own browsers can reach. */
const MAX_KEYS = 10_000;

/**
 * Ten failed tries in five minutes for each e-mail and address, then 429: @supabase/lite itself
 * lets a program guess passwords for ever.
 */
export class LoginThrottle {
  readonly #failures = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  static key(email: string, address: string): string {
    return `${email.trim().toLowerCase()} ${address}`;
  }

  /** Seconds to wait, or 0 when a try is allowed. */
  waitSeconds(key: string): number {
    const recent = this.#recent(key);
    const oldest = recent[0];
    if (oldest === undefined || recent.length < MAX_FAILURES) return 0;
    return Math.ceil((oldest + WINDOW_MS - this.#now()) / 1000);
  }

  /** Counted before the answer is known, so that many tries at once count too. */
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
