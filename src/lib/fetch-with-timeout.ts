export const ANSWER_TIMEOUT_MS = 10_000;

/** A fetch that aborts after `ms`: postgrest-js's own timeout does not cover the answer's body. */
export function fetchWithTimeout(ms: number): typeof fetch {
  return (input, init) => {
    const ending = new AbortController();
    const end = () => ending.abort();
    setTimeout(end, ms);
    if (init?.signal?.aborted) end();
    init?.signal?.addEventListener('abort', end);
    return fetch(input, { ...init, signal: ending.signal });
  };
}
