/** What a check has to say. `wrong` and `blind` are followed by what to do. */
export type Finding = {
  /** `note` is nobody's fault; `blind` means that the check could not look. */
  kind: 'ok' | 'note' | 'wrong' | 'blind';
  /** Short and stable: what it is about. */
  id: string;
  says: string;
  todo?: string;
};

export const ok = (id: string, says: string): Finding => ({ kind: 'ok', id, says });
export const note = (id: string, says: string): Finding => ({ kind: 'note', id, says });
export const wrong = (id: string, says: string, todo: string): Finding => {
  return { kind: 'wrong', id, says, todo };
};
export const blind = (id: string, says: string, todo: string): Finding => {
  return { kind: 'blind', id, says, todo };
};

/** A list for a sentence: "rooms, messages and outbox". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
