import { useRef, useState } from 'react';
import { SmallButton } from '@/ui/SmallButton';
import { InputField } from '@/ui/Field';
import { listingFormWords, channelsPageWords as words } from '@/words/staff';

/** Our calendar's address, to be pasted at the shop. */
export function CopyAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    // What is selected can be copied by hand where the browser does not let us.
    field.current?.select();
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }

  return (
    <div className="mt-4">
      <InputField
        label={listingFormWords.ours}
        ref={field}
        readOnly
        value={address}
        spellCheck={false}
      />
      <SmallButton
        label={isCopied ? words.copied : words.copy}
        onClick={() => void copy().catch(() => setCopied(false))}
      />
      <span className="sr-only" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  );
}
