/** What a reply to a guest's message is written with, in French (see ../en/letters.ts). */
export { countWords, dateWords, numberWords, stayPageWords } from './visitors.ts';

export const guestLetterWords = {
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
