import { useRef, useState, type ReactNode } from 'react';
import { Copy, RotateCcw } from 'lucide-react';
import { useLocation } from '@/ui/router';
import { retryAndRefocus, ErrorBoundary, type CaughtError } from '@/ui/ErrorBoundary';
import { momentLabel } from '@/basics/time/relative-time';
import { cn } from '@/lib/cn';
import { SmallButton } from '@/ui/SmallButton';
import { staffFaultWords, commonWords, staffFrameWords } from '@/words/staff';

type Props = {
  /** The part's name for staff, e.g. `calendar` in "The calendar cannot be shown". */
  name: string;
  /** The element that replaces the part if it fails: `item` inside a list, `row` inside a table. */
  as?: 'block' | 'item' | 'row' | 'page';
  /** Number of table columns, for `row`. */
  columns?: number;
  /** Values that the children depend on: if one changes after an error, they render again. */
  data?: readonly unknown[];
  children: ReactNode;
};

const VARIANT = { block: 'part', item: 'line', row: 'line', page: 'page' } as const;

/** An `ErrorBoundary` for a part of a staff page: the rest of the page keeps working. */
export function StaffErrorBoundary({ name, as = 'block', columns, data, children }: Props) {
  return (
    <ErrorBoundary
      data={data}
      fallback={(fault) => {
        const shown = <StaffError name={name} fault={fault} variant={VARIANT[as]} />;
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
    </ErrorBoundary>
  );
}

type StaffFaultProps = { name: string; fault: CaughtError; variant: 'part' | 'line' | 'page' };

/** Longest error message, in characters. */
const MESSAGE_MAX = 200;
const ELSE = {
  part: staffFaultWords.restWorks,
  line: '',
  page: staffFaultWords.pagesWork,
} as const;
const COPIED = {
  no: staffFaultWords.copy,
  yes: staffFaultWords.copied,
  marked: staffFaultWords.marked,
} as const;

/** Shows the error with time and page, for copying or reading out, and a retry button. */
function StaffError({ name, fault, variant }: StaffFaultProps) {
  // Shows only the path of the address, because the query may name a guest.
  const { pathname } = useLocation();
  const details = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<keyof typeof COPIED>('no');
  const time = staffFrameWords.inPhnomPenh(momentLabel(fault.at));

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(
        staffFaultWords.report(name, pathname, time, messageOf(fault.error)),
      );
      setCopied('yes');
    } catch {
      // Without a clipboard (plain HTTP, or forbidden) the text is selected, for copying by hand.
      if (details.current) document.getSelection()?.selectAllChildren(details.current);
      setCopied('marked');
    }
  }

  return (
    <div
      className={cn('staff-fault', variant === 'line' && 'is-line')}
      data-fault={variant === 'line' ? undefined : true}
      role={variant === 'line' ? undefined : 'alert'}
    >
      {variant === 'page' && (
        <h1 className="mb-[0.6rem]" tabIndex={-1}>
          {staffFaultWords.pageTitle}
        </h1>
      )}
      <p>
        {variant !== 'page' && <b>{staffFaultWords[variant](name)}</b>} <span>{ELSE[variant]}</span>
      </p>
      <p className="hint mt-2 wrap-anywhere" ref={details}>
        {[messageOf(fault.error), name, pathname, time].join(' · ')}
      </p>
      <div className="mt-[0.9rem] flex flex-wrap gap-[0.6rem]">
        <SmallButton
          label={commonWords.retry}
          icon={RotateCcw}
          onClick={({ currentTarget }) => retryAndRefocus(currentTarget, fault.retry)}
        />
        <SmallButton icon={Copy} onClick={() => void copy()}>
          <span role="status">{COPIED[copied]}</span>
        </SmallButton>
      </div>
    </div>
  );
}

/** The error as text, e.g. `RangeError: Invalid time value`. Code can throw any value. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  return text.length > MESSAGE_MAX ? `${text.slice(0, MESSAGE_MAX)}…` : text;
}
