import type { ReactNode } from 'react';
import { Part } from '@/ui/Part';
import { StaffFault } from './StaffFault';

type Props = {
  /** What it is, as staff would call it, e.g. `calendar`: read as "The calendar cannot be shown". */
  name: string;
  /** In a list or a table what stands in its place is an item or a row. */
  as?: 'block' | 'item' | 'row' | 'page';
  /** Of the table, for a row. */
  columns?: number;
  /** What it is drawn from: when one of them is another, it is drawn anew. */
  data?: readonly unknown[];
  children: ReactNode;
};

const VARIANT = { block: 'part', item: 'line', row: 'line', page: 'page' } as const;

/**
 * A part of a page of the admin area. When it breaks, the page stays, and staff read what failed in
 * words they can pass on.
 */
export function StaffPart({ name, as = 'block', columns, data, children }: Props) {
  return (
    <Part
      data={data}
      fallback={(fault) => {
        const shown = <StaffFault name={name} fault={fault} variant={VARIANT[as]} />;
        if (as === 'item') return <li data-fault>{shown}</li>;
        if (as !== 'row') return shown;
        return (
          <tr data-fault>
            <td colSpan={columns}>{shown}</td>
          </tr>
        );
      }}
    >
      {children}
    </Part>
  );
}
