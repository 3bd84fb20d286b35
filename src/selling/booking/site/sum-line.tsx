import type { ReactNode } from 'react';

type More = { key?: string; className?: string };

/** A line of a sum (`<dl className="sum">`). Lines with equal terms need a `key`. */
export function sumLine(term: string, value: ReactNode, { key = term, className }: More = {}) {
  return (
    <div key={key} className={className}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
