import { InputField } from '@/ui/Field';
import { LiveRegion } from '@/ui/LiveRegion';
import { useCopyField } from '@/kit/page-parts/admin/use-copy-field';
import { SmallButton } from '@/ui/SmallButton';
import { listingFormWords, channelsPageWords as words } from '@/words/staff';

export function CopyAddress({ address }: { address: string }) {
  const { input, copy, isCopied } = useCopyField(address);

  return (
    <div className="mt-4">
      <InputField label={listingFormWords.ours} {...input} />
      <SmallButton label={isCopied ? words.copied : words.copy} onClick={copy} />
      <LiveRegion>{isCopied && words.copied}</LiveRegion>
    </div>
  );
}
