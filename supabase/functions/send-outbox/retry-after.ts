/** Longest wait that a service may ask for (ms); a longer one is a mistake. */
const WAIT_MAX_MS = 24 * 60 * 60 * 1000;

/**
 * Reads the header Retry-After: seconds or a date (RFC 9110, 10.2.3). @returns ms; 0 if unreadable
 */
export function retryAfter(header: string | null, now: () => number = Date.now): number {
  if (!header) return 0;
  if (/^\d+$/.test(header.trim())) return waitOf(Number(header));
  // oxlint-disable-next-line no-restricted-properties -- no browser; every engine reads this format
  return waitOf((Date.parse(header) - now()) / 1000);
}

/** Reads Telegram's answer: `{"parameters": {"retry_after": 35}}`, in seconds. @returns ms */
export function telegramRetryAfter(answer: string): number {
  try {
    const said = JSON.parse(answer) as { parameters?: { retry_after?: unknown } } | null;
    return waitOf(Number(said?.parameters?.retry_after));
  } catch {
    // A gateway may answer with HTML instead of JSON.
    return 0;
  }
}

function waitOf(seconds: number): number {
  return seconds > 0 ? Math.min(Math.ceil(seconds * 1000), WAIT_MAX_MS) : 0;
}
