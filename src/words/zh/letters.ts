/** What a reply to a guest's message is written with, in simplified Chinese (see ../en/letters.ts). */
export { dateWords } from './visitors.ts';

export const guestLetterWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `${guest}，您好！\n\n\n\n${hotel}\n\n您在${day}写道：\n${quoted}\n`,
};
