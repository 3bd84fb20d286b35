/**
 * Runs tasks one after the other, in the order they came. @supabase/lite puts requests that arrive
 * in one turn into the same Postgres transaction: one's failure is the other's, and so would be
 * one's role. There is a single connection anyway, so nothing is lost by waiting.
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return function run<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task);
    // The next task waits for this one's end, not for its success.
    last = result.catch(() => undefined);
    return result;
  };
}
