import * as v from 'valibot';
import { LEGAL_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

/** Blank lines separate paragraphs; a line that begins with `# ` is a heading. */
export const legal = defineSection({
  schema: v.object({ privacy: text(LEGAL_MAX), terms: text(LEGAL_MAX) }),
  texts: ['privacy', 'terms'],
  editor: 'adminSiteConfig',
  sample: {
    privacy:
      '# What we keep, and why\n\nWhen you ask for a room we keep your e-mail address, the room, the number of guests and nights, the language of the page and, if you gave them, the date, your name, your telephone number and your words to us. When you write to us we keep your name, your e-mail address, what you wrote and the language of the page. When you subscribe to our letter we keep your e-mail address. We use each of these only to answer you in the language you read, to prepare your stay or to send the letter you asked for.\n\nOur letters leave by e-mail, carried for us by a mail service. If you gave us your telephone number, we may call you or answer by WhatsApp or Telegram; these two then know your number and what we write. A stay has a page of its own, at a secret address that we give to you alone: whoever has it sees the stay, can ask for a change and can cancel it. It ends two weeks after departure, or ninety days after a request without a date, and what you ask for there we keep with your request.\n\nSo that no robot can close our forms to you, we count how many come from one network in ten minutes. For this we keep a code made of a part of the network’s address and a secret that changes every day, never the address itself. The code counts for ten minutes and is deleted with the next form that comes in.\n\n# What we do not do\n\nWe do not sell or lend your data, we show no advertisements, and this site sets no tracking cookies. Your browser keeps a copy of this site’s own texts so that pages open at once, the language you chose and, until you close the tab, a message you are writing and the reference of your request; we learn none of it until you send it.\n\n# How long\n\nTwo years after you wrote, or after your stay, we delete messages and letters and take your name, address, telephone number, language and words out of requests and bookings; what remains in our books is a room, its nights and a price. You can leave the letter at any time by the link at its foot.\n\n# Your rights\n\nWrite to us at the address on the contact page to see, correct or erase what we hold about you. We answer within thirty days.',
    terms:
      '# Requests and confirmations\n\nA request sent from this site is not yet a booking. It becomes one when we confirm it to you, and nothing is charged before that.\n\n# Prices\n\nPrices are in US dollars, per room and per night. The service fee shown beside a price is part of what you pay; taxes and breakfast are in the price.\n\n# Arrival and departure\n\nRooms are ready from 14:00 and are kept until noon on the day you leave. Tell us if your boat or bus comes early; we will find you a chair, a coffee and a view.\n\n# Changes\n\nTell us as soon as you can when your plans change. We move a stay whenever there is a room for it, and you may cancel free of charge until two days before you arrive.\n\n# This site\n\nTexts and pictures on this site describe the house as it is when they are published. The hotel, its address and its guests shown here are samples.',
  },
});
export type Legal = v.InferOutput<typeof legal.schema>;
