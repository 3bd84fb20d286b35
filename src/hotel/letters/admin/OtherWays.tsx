import { Copy, MessageCircle, Send } from 'lucide-react';
import { useContent } from '@/hotel/content/queries/content';
import * as mail from '@/hotel/letters/guest-mail';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { toast } from '@/ui/toast';
import { letterPanelWords } from '@/words/staff';

type Props = { letter: Pick<mail.Letter, 'subject' | 'body'>; phone: string | null };

/** How a letter reaches a guest who has a telephone: a chat opens with it, or it is copied. */
export function OtherWays({ letter, phone }: Props) {
  const { countryCode } = useContent().content.sections.contactInfo;
  const number = phone === null ? undefined : mail.chatNumber(phone, countryCode);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(mail.chatText(letter)).then(
      () => toast(letterPanelWords.copied),
      () => toast(letterPanelWords.notCopied),
    );
  }
  return (
    <>
      {number && (
        <>
          <a
            className={buttonClass('ghost')}
            href={mail.whatsAppLink(number, letter)}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle className="icon" aria-hidden="true" />
            {letterPanelWords.whatsApp}
          </a>
          <a
            className={buttonClass('ghost')}
            href={mail.telegramLink(number)}
            target="_blank"
            rel="noreferrer"
            title={letterPanelWords.telegramHint}
            onClick={() => void copy()}
          >
            <Send className="icon" aria-hidden="true" />
            {letterPanelWords.telegram}
          </a>
        </>
      )}
      <Button icon={Copy} variant="ghost" onClick={() => void copy()}>
        {letterPanelWords.copy}
      </Button>
    </>
  );
}
