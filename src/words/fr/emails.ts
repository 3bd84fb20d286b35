import { countWords, dateWords, numberWords } from './basics.ts';
import { stayPageWords } from './guests.ts';
import { bookingWords } from './selling.ts';

export const emailNumbers = { countWords, dateWords, numberWords };

export { moonWords as emailMoon } from './hotel.ts';
export { countWords, dateWords, numberWords, stayPageWords };

export const emailStay = (room: string, guests: string, nights: string, from: string | undefined) =>
  `${room}, ${guests}, ${nights}${from === undefined ? '' : ` à partir du ${from}`}`;

export const emailSum = {
  price: bookingWords.roomPrice,
  fee: bookingWords.fee,
  discount: (code: string) => (code ? `Réduction (${code})` : 'Réduction'),
  line: (what: string, amount: string) => `${what}\u00a0: ${amount}`,
};

export const emailGuest: string = 'Madame, Monsieur';

const FACTS = `Chambre\u00a0: {room}
Arrivée\u00a0: {arrival}
Départ\u00a0: {departure}
Séjour\u00a0: {nights}, {guests}
{sum}
Total\u00a0: {total}
{rooms}`;

const CLOSE = `Pour toute modification, répondez simplement à ce message ou appelez-nous au {phone}.

{hotel}
Référence\u00a0: {reference}`;

export const emailTemplates = {
  received: {
    subject: 'Votre demande chez {hotel}\u00a0: {room}',
    body: `Bonjour {guest},

Merci pour votre demande\u00a0: {stay}. Nous l’avons bien reçue et vous répondrons bientôt. Rien n’est encore réservé et rien n’a été débité.

${FACTS}
Voir votre demande\u00a0: {link}

${CLOSE}`,
  },
  confirmed: {
    subject: 'Votre réservation chez {hotel} est confirmée\u00a0: {room}',
    body: `Bonjour {guest},

Votre réservation est confirmée.

${FACTS}
Voir votre séjour\u00a0: {link}

Vous payez sur place\u202f; rien n’a encore été débité. Nous nous réjouissons de vous accueillir. {moon}

${CLOSE}`,
  },
  declined: {
    subject: 'Votre demande chez {hotel}\u00a0: {room}',
    body: `Bonjour {guest},

Merci pour votre demande\u00a0: {stay}. Nous regrettons de ne pouvoir y donner suite. Si d’autres dates ou une autre chambre vous conviennent, dites-le-nous et nous chercherons aussitôt.

Voir les chambres libres\u00a0: {search}

${CLOSE}`,
  },
  changed: {
    subject: 'Votre réservation chez {hotel} a changé\u00a0: {room}',
    body: `Bonjour {guest},

Votre réservation a été modifiée. En voici les nouveaux détails\u00a0:

${FACTS}
Voir votre séjour\u00a0: {link}

${CLOSE}`,
  },
  cancelled: {
    subject: 'Votre réservation chez {hotel} est annulée\u00a0: {room}',
    body: `Bonjour {guest},

Votre réservation ({stay}) est annulée, et rien n’a été débité. Nous serions heureux de vous accueillir une autre fois.

${CLOSE}`,
  },
  reminder: {
    subject: 'À demain chez {hotel}',
    body: `Bonjour {guest},

C’est demain\u00a0: nous nous réjouissons de vous accueillir.

${FACTS}
Voir votre séjour\u00a0: {link}

${CLOSE}`,
  },
  freed: {
    subject: 'Vos nuits chez {hotel} sont libres\u00a0: {room}',
    body: `Bonjour {guest},

Vous aviez demandé\u00a0: {stay}. Ces nuits étaient complètes\u202f; elles sont maintenant libres.

Si vous souhaitez toujours venir, répondez simplement à ce message ou appelez-nous. Nous ne les avons pas réservées pour vous\u00a0: ne tardez pas trop.

La chambre avec vos dates et le total\u00a0: {book}
Les chambres libres à vos dates\u00a0: {search}
Votre demande\u00a0: {link}

${CLOSE}`,
  },
  general: {
    subject: 'Votre séjour chez {hotel}\u00a0: {room}',
    body: `Bonjour {guest},

Nous vous écrivons au sujet de votre séjour.

${FACTS}
Voir votre séjour\u00a0: {link}

${CLOSE}`,
  },
};

export const emailOffer = (offers: string) => ({
  subject: 'Votre demande chez {hotel}\u00a0: d’autres dates',
  body: `Bonjour {guest},

Merci pour votre demande\u00a0: {stay}. Ces nuits sont complètes, mais nous pouvons vous proposer\u00a0:

${offers}

Dites-nous ce qui vous convient et nous le réserverons pour vous.

${CLOSE}`,
});

export const guestEmailWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `Bonjour ${guest},\n\n\n\n${hotel}\n\nLe ${day}, vous avez écrit\u00a0:\n${quoted}\n`,
};

export const guestPaperWords = {
  confirmationTitle: 'Confirmation de réservation',
  requestTitle: 'Votre demande',
  notConfirmed: 'Pas encore confirmée',
  guest: 'Client',
  room: 'Chambre',
  inRiel: (one: string, riel: string) => `En riels (${one} = ${riel})`,
  date: 'Date',
  nightsAt: (nights: number, price: string) =>
    `${nights} ${nights < 2 ? 'nuit' : 'nuits'} à ${price}`,
  notSlept: 'Nuits réservées mais non passées',
  earlyDeparture: 'Convenu lors du départ anticipé',
  fee: 'Frais de service',
  beforeTax: 'Total hors taxes',
  taxWithin: (tax: string, percent: string) => `dont ${tax} ${percent}\u00a0%`,
  taxOnTop: (tax: string, percent: string) => `${tax} ${percent}\u00a0%`,
  what: 'Désignation',
  amount: 'Montant',
  payAtHouse:
    'Vous réglez à l’hôtel\u00a0; rien n’a encore été débité. Nous nous réjouissons de vous accueillir.',
  forInvoice: (number: string) => `Annule la facture ${number}`,
  registration: 'Fiche d’enregistrement',
  invoice: 'Facture',
  credit: 'Avoir',
  fullName: 'Nom et prénom',
  nationality: 'Nationalité',
  passport: 'Passeport ou carte d’identité',
  birth: 'Date de naissance',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  roomNumber: 'Numéro de chambre',
  signature: 'Date et signature',
};
