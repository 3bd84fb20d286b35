import { Copy, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { momentLabel } from '@/hotel/time/relative-time';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/Button';
import type { Fault } from '@/ui/Part';
import { tryAgain } from '@/ui/try-again';

type Props = { name: string; fault: Fault; variant: 'part' | 'line' | 'page' };

/** Longer messages of errors are cut, in characters. */
const MESSAGE_MAX = 200;
const ELSE = {
  part: 'The rest of this page works.',
  line: '',
  page: 'Nothing you saved is lost, and the other pages work.',
} as const;
const COPIED = { no: 'Copy details', yes: 'Copied', marked: 'Marked: copy with Ctrl+C' } as const;

/** What failed, when and where, to read out or to copy; and a way to try it again. */
export function StaffFault({ name, fault, variant }: Props) {
  // Not what stands behind the path: it may name a guest.
  const { pathname } = useLocation();
  const details = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<keyof typeof COPIED>('no');
  const time = `${momentLabel(fault.at)} (Phnom Penh time)`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(
        `Part: ${name}\nPage: ${pathname}\nTime: ${time}\nError: ${messageOf(fault.error)}`,
      );
      setCopied('yes');
    } catch {
      // No clipboard over plain HTTP, or not permitted: one key less to press is still help.
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
      {variant === 'page' && <h1 tabIndex={-1}>This page cannot be shown</h1>}
      <p>
        {variant !== 'page' && (
          <b>
            {variant === 'line' ? 'This' : 'The'} {name} cannot be shown.
          </b>
        )}{' '}
        {ELSE[variant]}
      </p>
      <p className="staff-fault-details" ref={details}>
        {messageOf(fault.error)} · {name} · {pathname} · {time}
      </p>
      <div className="staff-fault-acts">
        <Button
          variant="ghost"
          size="small"
          onClick={({ currentTarget }) => tryAgain(currentTarget, fault.retry)}
        >
          <RotateCcw className="icon" aria-hidden="true" />
          Try again
        </Button>
        <Button variant="ghost" size="small" onClick={() => void copy()}>
          <Copy className="icon" aria-hidden="true" />
          <span role="status">{COPIED[copied]}</span>
        </Button>
      </div>
    </div>
  );
}

/** `RangeError: Invalid time value`; anything may have been thrown. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  return text.length > MESSAGE_MAX ? `${text.slice(0, MESSAGE_MAX)}…` : text;
}
