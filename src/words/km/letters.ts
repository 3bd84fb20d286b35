/** What a reply to a guest's message is written with, in Khmer (see ../en/letters.ts). */
export { dateWords } from './visitors.ts';

export const guestLetterWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `សូមគោរពជូន ${guest}\n\n\n\n${hotel}\n\nនៅ ${day} លោកអ្នកបានសរសេរថា៖\n${quoted}\n`,
};
