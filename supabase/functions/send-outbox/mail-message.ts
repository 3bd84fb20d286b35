import type { Mail } from './mail-service.ts';

/** A mail as nodemailer takes it. */
export function mailMessage({ id, from, to, replyTo, subject, text, html, files }: Mail) {
  return {
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    attachments: files.map(({ name, type, text: content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    // The same letter again carries the same number, by which mailboxes know it.
    messageId: `<${id}@outbox>`,
  };
}
