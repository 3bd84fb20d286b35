/** What became of one planted fault. `invalid`: with it nothing runs at all, so it counts nowhere. */
export type Outcome = {
  /** File and line. */
  place: string;
  kind: string;
  was: string;
  becomes: string;
  status: 'killed' | 'survived' | 'invalid';
};

/** Share of the faults that the tests have seen, in percent. */
export function score(outcomes: readonly Outcome[]): number {
  const killed = outcomes.filter(({ status }) => status === 'killed').length;
  const survived = outcomes.filter(({ status }) => status === 'survived').length;
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}
