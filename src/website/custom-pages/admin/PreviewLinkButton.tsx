import { Copy, ExternalLink, Eye, Link2Off, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { PageDraft } from '@/content/schema/page';
import { previewLinkPath } from '@/website/custom-pages/preview-key';
import {
  useCreatePreviewLink,
  useDeletePreviewLinks,
} from '@/website/custom-pages/staff-calls/preview-links';
import { siteOrigin } from '@/lib/site-origin';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { InputField } from '@/ui/Field';
import { LiveRegion } from '@/ui/LiveRegion';
import { useCopyField } from '@/kit/page-parts/admin/use-copy-field';
import { pageWords, staffFaultWords } from '@/words/staff';
import { SmallButton } from '@/ui/SmallButton';

const words = pageWords.show;

type Props = {
  page: () => PageDraft;
  /** Undefined if the page was deleted: the database deleted its preview links too. */
  id: string | undefined;
};

export function PreviewLinkButton({ page, id }: Props) {
  const show = useCreatePreviewLink(id);
  const takeBack = useDeletePreviewLinks();
  const [isOpen, setOpen] = useState(false);
  const address = show.data ? siteOrigin() + previewLinkPath(show.data) : '';
  const { input, copy, isCopied, forget } = useCopyField(address);

  return (
    <>
      <SmallButton
        label={words.open}
        icon={Eye}
        loading={show.isPending}
        onClick={() => {
          forget();
          show.mutate(page(), { onSuccess: () => setOpen(true) });
        }}
      />
      {isOpen && (
        <Dialog
          open
          onOpenChange={() => setOpen(false)}
          title={words.title}
          description={words.text}
          footer={
            <>
              {id !== undefined && (
                <Button
                  variant="ghost"
                  icon={Link2Off}
                  loading={takeBack.isPending}
                  onClick={() => takeBack.mutate(id, { onSuccess: () => setOpen(false) })}
                >
                  {words.takeBack}
                </Button>
              )}
              {'share' in navigator && (
                <Button
                  variant="ghost"
                  icon={Share2}
                  // Ignores the error of a share dialog that was cancelled.
                  onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
                >
                  {words.share}
                </Button>
              )}
              <Button variant="ghost" icon={Copy} onClick={copy}>
                {isCopied ? staffFaultWords.copied : words.copy}
              </Button>
              <a className="btn btn-ghost" href={address} target="_blank" rel="noreferrer">
                <ExternalLink className="icon" aria-hidden="true" />
                {words.look}
              </a>
            </>
          }
        >
          <InputField label={words.label} {...input} />
          <LiveRegion>{isCopied && staffFaultWords.copied}</LiveRegion>
        </Dialog>
      )}
    </>
  );
}
