/** Longest wait for one answer, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 10_000;

/**
 * A fetch that ends after `ms` milliseconds, its body included: postgrest-js stops its own clock at
 * the head of an answer, and would wait for the rest without end.
 */
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
