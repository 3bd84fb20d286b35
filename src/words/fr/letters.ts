/** What a reply to a guest's message is written with, in French (see ../en/letters.ts). */
export { dateWords } from './visitors.ts';

export const guestLetterWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `Bonjour ${guest},\n\n\n\n${hotel}\n\nLe ${day}, vous avez écrit\u00a0:\n${quoted}\n`,
};
