export type Finding = {
  /** `note` needs no action; `blind` means that the check could not run. */
  kind: 'ok' | 'note' | 'wrong' | 'blind';
  says: string;
  todo?: string;
};

export type CheckResult = Finding | readonly Finding[];

export const ok = (says: string): Finding => ({ kind: 'ok', says });
export const note = (says: string): Finding => ({ kind: 'note', says });
export const wrong = (says: string, todo: string): Finding => ({ kind: 'wrong', says, todo });
export const blind = (says: string, todo: string): Finding => ({ kind: 'blind', says, todo });

/** Returns the findings, or `well` if there are none. */
export function findingsOr(found: (Finding | false | undefined)[], well: Finding): Finding[] {
  const findings = found.filter((one) => one !== false && one !== undefined);
  return findings.length > 0 ? findings : [well];
}

/** Joins a list for a sentence: "rooms, messages and outbox". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

export function firstOf(names: readonly string[], most: number): string {
  return `${listed(names.slice(0, most))}${names.length > most ? ' …' : ''}`;
}
