import type { ReactNode } from 'react';

type Props = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** What a paper is about, label by label. */
export function PaperFactsList({ facts }: Props) {
  return (
    <dl className="paper-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
