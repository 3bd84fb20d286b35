import { useEffect, useRef, useState } from 'react';

/**
 * An address to be copied: what its field is given, and what copies it.
 * @param takesFocus as soon as there is an address: the button that asked for it is gone
 */
export function useCopyField(address: string, takesFocus = false) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (takesFocus && address) field.current?.focus();
  }, [takesFocus, address]);

  async function copy(): Promise<void> {
    // What is selected can be copied by hand where the browser does not let us.
    field.current?.select();
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }

  return {
    isCopied,
    copy: () => void copy().catch(() => setCopied(false)),
    forget: () => setCopied(false),
    /** For the field. */
    input: { ref: field, readOnly: true, value: address, spellCheck: false },
  };
}
