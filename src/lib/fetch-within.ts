/**
 * A fetch that ends by itself after `ms` milliseconds, whether its answer has not begun or has not
 * ended: postgrest-js stops its own clock as soon as the head of an answer is there, and a line
 * that falls silent behind it would be waited for without end.
 */
export function fetchWithin(ms: number): typeof fetch {
  return (input, init) => {
    const ending = new AbortController();
    const end = () => ending.abort();
    setTimeout(end, ms);
    if (init?.signal?.aborted) end();
    init?.signal?.addEventListener('abort', end);
    return fetch(input, { ...init, signal: ending.signal });
  };
}
