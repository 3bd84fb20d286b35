import { useId } from 'react';
import { Copy, Mail, MessageCircle, Send } from 'lucide-react';
import { useContent } from '@/content/store/queries/content';
import * as mail from '@/guests/emails/guest-email';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { toast } from '@/ui/toast';
import { emailPanelWords } from '@/words/staff';

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => toast(emailPanelWords.copied),
    () => toast(emailPanelWords.notCopied),
  );
}

/** Opens an e-mail in staff's mail program. Copies a text that is too long for a link. */
export function OpenMail({ email, isFirst }: { email: mail.GuestEmail; isFirst: boolean }) {
  const id = useId();
  const { href, isWhole } = mail.mailProgramLink(email);
  return (
    <>
      <a
        className={buttonClass(isFirst ? 'primary' : 'ghost')}
        href={href}
        aria-describedby={isWhole ? undefined : id}
        onClick={() => !isWhole && void copy(email.body)}
      >
        <Mail className="icon" aria-hidden="true" />
        {emailPanelWords.open}
      </a>
      {!isWhole && (
        <p className="hint" id={id}>
          {emailPanelWords.tooLong}
        </p>
      )}
    </>
  );
}

type Props = { email: Pick<mail.GuestEmail, 'subject' | 'body'>; phone: string | null };

export function OtherDelivery({ email, phone }: Props) {
  const { countryCode } = useContent().content.sections.contactInfo;
  const number = phone === null ? undefined : mail.chatNumber(phone, countryCode);
  return (
    <>
      {number && (
        <>
          <a
            className={buttonClass('ghost')}
            href={mail.whatsAppLink(number, email)}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle className="icon" aria-hidden="true" />
            {emailPanelWords.whatsApp}
          </a>
          <a
            className={buttonClass('ghost')}
            href={mail.telegramLink(number)}
            target="_blank"
            rel="noreferrer"
            title={emailPanelWords.telegramHint}
            onClick={() => void copy(mail.chatText(email))}
          >
            <Send className="icon" aria-hidden="true" />
            {emailPanelWords.telegram}
          </a>
        </>
      )}
      <Button icon={Copy} variant="ghost" onClick={() => void copy(mail.chatText(email))}>
        {emailPanelWords.copy}
      </Button>
    </>
  );
}
