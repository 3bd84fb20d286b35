import { InputField } from '@/ui/Field';
import { Said } from '@/ui/Said';
import { useCopied } from '@/kit/page-parts/admin/use-copied';
import { SmallButton } from '@/ui/SmallButton';
import { listingFormWords, channelsPageWords as words } from '@/words/staff';

/** Our calendar's address, to be pasted at the channel. */
export function CopyAddress({ address }: { address: string }) {
  const { input, copy, isCopied } = useCopied(address);

  return (
    <div className="mt-4">
      <InputField label={listingFormWords.ours} {...input} />
      <SmallButton label={isCopied ? words.copied : words.copy} onClick={copy} />
      <Said>{isCopied && words.copied}</Said>
    </div>
  );
}
