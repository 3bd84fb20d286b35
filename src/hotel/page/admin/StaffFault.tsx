import { Copy, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { momentLabel } from '@/hotel/time/relative-time';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/Button';
import type { Fault } from '@/ui/Part';
import { tryAgain } from '@/ui/try-again';
import { momentWords, staffFaultWords } from '@/words/staff';

type Props = { name: string; fault: Fault; variant: 'part' | 'line' | 'page' };

/** Longer messages of errors are cut, in characters. */
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

/** What failed, when and where, to read out or to copy; and a way to try it again. */
export function StaffFault({ name, fault, variant }: Props) {
  // Not what stands behind the path: it may name a guest.
  const { pathname } = useLocation();
  const details = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<keyof typeof COPIED>('no');
  const time = momentWords.inPhnomPenh(momentLabel(fault.at));

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(
        staffFaultWords.report(name, pathname, time, messageOf(fault.error)),
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
      {variant === 'page' && <h1 tabIndex={-1}>{staffFaultWords.pageTitle}</h1>}
      <p>
        {variant !== 'page' && <b>{staffFaultWords[variant](name)}</b>} {ELSE[variant]}
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
          {staffFaultWords.retry}
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
