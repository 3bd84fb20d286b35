/** One fault in a file of SQL: the characters from `from` to `to` become `text`. */
export type SqlFault = { kind: string; from: number; to: number; text: string };

/** What is planted: a pattern, and what stands in its place (`$1` and so on as in `replace`). */
type Kind = { kind: string; pattern: RegExp; text: string };

/** Ends at the semicolon that ends the statement; none of these statements holds another. */
const REST = '[^;]*;';

const KINDS: Kind[] = [
  { kind: 'policy dropped', pattern: new RegExp(`^create policy ${REST}`, 'gm'), text: '' },
  { kind: 'trigger dropped', pattern: new RegExp(`^create trigger ${REST}`, 'gm'), text: '' },
  { kind: 'revoke dropped', pattern: new RegExp(`^revoke ${REST}`, 'gm'), text: '' },
  { kind: 'grant dropped', pattern: new RegExp(`^grant ${REST}`, 'gm'), text: '' },
  { kind: 'row security off', pattern: /^alter table \S+ enable row level security;/gm, text: '' },
  {
    kind: 'uniqueness dropped',
    pattern: new RegExp(`^create unique index ${REST}`, 'gm'),
    text: '',
  },
  { kind: 'uniqueness dropped', pattern: / unique(?=[ ,\n])(?! \()/g, text: '' },
  {
    kind: 'administrators are everyone',
    pattern: /\(select private\.is_admin\(\)\)/g,
    text: 'true',
  },
  { kind: 'definer becomes invoker', pattern: /security definer/g, text: 'security invoker' },
  { kind: 'invoker becomes definer', pattern: /security invoker/g, text: 'security definer' },
  { kind: 'search path open', pattern: / set search_path = ''/g, text: '' },
  { kind: 'null allowed', pattern: / not null(?=[ ,\n])/g, text: '' },
  { kind: 'cascade dropped', pattern: / on delete (cascade|set null)/g, text: '' },
  { kind: 'refusal dropped', pattern: /raise (sqlstate|exception)[^;]*;/g, text: 'null;' },
  { kind: 'call dropped', pattern: /perform [^;]*;/g, text: 'null;' },
  { kind: 'and becomes or', pattern: /\band(?=\s)(?!\s+[\d'])/g, text: 'or' },
  {
    kind: 'or becomes and',
    pattern: /\bor(?=\s)(?!\s+(replace|update|delete|insert|[\d']))/g,
    text: 'and',
  },
  { kind: 'bound moved', pattern: / <= /g, text: ' < ' },
  { kind: 'bound moved', pattern: / >= /g, text: ' > ' },
  { kind: 'bound moved', pattern: / < /g, text: ' <= ' },
  { kind: 'bound moved', pattern: / > /g, text: ' >= ' },
  { kind: 'condition turned round', pattern: / <> /g, text: ' = ' },
  { kind: 'condition turned round', pattern: /\bnot (?=exists|private\.)/g, text: '' },
  { kind: 'condition turned round', pattern: / is not (null|true|distinct)/g, text: ' is $1' },
  { kind: 'limit raised', pattern: /(<= |< |limit |and )(\d+)(?=[\s),;])/g, text: '$1$29' },
  {
    kind: 'limit lowered',
    pattern: /(<= |< |limit |between 0 and )(\d+)(?=[\s),;])/g,
    text: '$10',
  },
];

/**
 * All faults that can be planted in this text, in the order of their places. What is in a comment
 * is left alone.
 */
export function sqlFaults(sql: string): SqlFault[] {
  const code = sql.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  const faults = KINDS.flatMap(({ kind, pattern, text }) =>
    [...code.matchAll(pattern)].map((match) => ({
      kind,
      from: match.index,
      to: match.index + match[0].length,
      text: text.replaceAll(/\$(\d)/g, (_whole, group: string) => match[Number(group)] ?? ''),
    })),
  );
  return [...faults, ...checksLet(code)]
    .filter(({ from, to, text }) => code.slice(from, to) !== text)
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** `check (…)`, `using (…)` and `with check (…)` that let everything through. */
function checksLet(code: string): SqlFault[] {
  return [...code.matchAll(/\b(check|using) \(/g)].map((match) => {
    const from = match.index + match[0].length;
    return { kind: `${match[1]} lets all through`, from, to: closing(code, from), text: 'true' };
  });
}

/** Where the bracket is closed that was opened before `from`. */
function closing(code: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < code.length && depth > 0; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
  }
  return at - 1;
}

/** The text with one fault in it. */
export function plant(sql: string, { from, to, text }: SqlFault): string {
  return sql.slice(0, from) + text + sql.slice(to);
}
