import { useEffect, useRef, useState } from 'react';

/**
 * State for a field with an address and a button that copies it.
 * @param takesFocus if true, the field gets the focus, because the button disappears
 */
export function useCopyField(address: string, takesFocus = false) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (takesFocus && address) field.current?.focus();
  }, [takesFocus, address]);

  async function copy(): Promise<void> {
    // Selects the text, so that people can copy it if the browser forbids copying.
    field.current?.select();
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }

  return {
    isCopied,
    copy: () => void copy().catch(() => setCopied(false)),
    forget: () => setCopied(false),
    input: { ref: field, readOnly: true, value: address, spellCheck: false },
  };
}
