/** What a check has to say. `wrong` and `blind` are followed by what to do. */
export type Finding = {
  /** `note` is nobody's fault; `blind` means that the check could not look. */
  kind: 'ok' | 'note' | 'wrong' | 'blind';
  says: string;
  todo?: string;
};

/** What a check says: one thing, several, or nothing. */
export type CheckResult = Finding | readonly Finding[];

export const ok = (says: string): Finding => ({ kind: 'ok', says });
export const note = (says: string): Finding => ({ kind: 'note', says });
export const wrong = (says: string, todo: string): Finding => ({ kind: 'wrong', says, todo });
export const blind = (says: string, todo: string): Finding => ({ kind: 'blind', says, todo });

/** Those findings that there are; where there is none, that all is well. */
export function findingsOr(found: (Finding | false | undefined)[], well: Finding): Finding[] {
  const findings = found.filter((one) => one !== false && one !== undefined);
  return findings.length > 0 ? findings : [well];
}

/** A list for a sentence: "rooms, messages and outbox". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** The first of a list, and a sign that there are more. */
export function firstOf(names: readonly string[], most: number): string {
  return `${listed(names.slice(0, most))}${names.length > most ? ' …' : ''}`;
}
