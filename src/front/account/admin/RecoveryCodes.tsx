import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { secondFactorWords as words } from '@/words/staff';

/** Shows recovery codes the only time that anybody can read them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  }

  return (
    <>
      <h3 className="mt-5" ref={heading} tabIndex={-1}>
        {words.recovery}
      </h3>
      <p>{words.recoveryText}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-5 select-all" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row mt-5">
        <Button onClick={onDone}>{words.stored}</Button>
        <Button variant="ghost" onClick={() => void copy().catch(() => undefined)}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
    </>
  );
}
