import { useId } from 'react';
import { Copy, Mail, MessageCircle, Send } from 'lucide-react';
import { useContent } from '@/content/store/queries/content';
import * as mail from '@/guests/emails/guest-email';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { toast } from '@/ui/toast';
import { letterPanelWords } from '@/words/staff';

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => toast(letterPanelWords.copied),
    () => toast(letterPanelWords.notCopied),
  );
}

/** Opens an e-mail in staff's mail program. Copies a text that is too long for a link. */
export function OpenMail({ letter, isFirst }: { letter: mail.GuestEmail; isFirst: boolean }) {
  const id = useId();
  const { href, isWhole } = mail.mailProgramLink(letter);
  return (
    <>
      <a
        className={buttonClass(isFirst ? 'primary' : 'ghost')}
        href={href}
        aria-describedby={isWhole ? undefined : id}
        onClick={() => !isWhole && void copy(letter.body)}
      >
        <Mail className="icon" aria-hidden="true" />
        {letterPanelWords.open}
      </a>
      {!isWhole && (
        <p className="hint" id={id}>
          {letterPanelWords.tooLong}
        </p>
      )}
    </>
  );
}

type Props = { letter: Pick<mail.GuestEmail, 'subject' | 'body'>; phone: string | null };

export function OtherDelivery({ letter, phone }: Props) {
  const { countryCode } = useContent().content.sections.contactInfo;
  const number = phone === null ? undefined : mail.chatNumber(phone, countryCode);
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
            onClick={() => void copy(mail.chatText(letter))}
          >
            <Send className="icon" aria-hidden="true" />
            {letterPanelWords.telegram}
          </a>
        </>
      )}
      <Button icon={Copy} variant="ghost" onClick={() => void copy(mail.chatText(letter))}>
        {letterPanelWords.copy}
      </Button>
    </>
  );
}
