/**
 * What a reply to a guest's message is written with, in English. Staff's code loads those of the
 * guest's language (src/words/letters.ts); days are written as visitors read them. Letters about a
 * stay have words of their own (letter-templates.ts).
 */
export { dateWords } from './visitors.ts';

/** A reply to a guest, as it is proposed. */
export const guestLetterWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  /** With a gap in which to write. */
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `Dear ${guest},\n\n\n\n${hotel}\n\nOn ${day} you wrote:\n${quoted}\n`,
};
