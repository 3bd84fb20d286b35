import { errorToast, toastText } from '../toast-text.ts';
import { hours, many } from './grammar.ts';

const WEEKDAYS = 'dim. lun. mar. mer. jeu. ven. sam.'.split(' ');
const MONTHS = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const LONG_MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

const first = (day: number) => (day === 1 ? '1er' : String(day));
const EMAIL_INVALID = 'Veuillez saisir une adresse e-mail valable';
const PHONE_INVALID =
  'Veuillez saisir un numéro de téléphone en chiffres, par exemple +855 12 345 678';
const NAME_INVALID =
  'Veuillez écrire un nom sur une seule ligne, sans adresse web ni caractère invisible';
const LINE_INVALID = 'Veuillez écrire ceci sur une seule ligne, sans caractère invisible';
const DATE_PAST = 'Veuillez choisir aujourd’hui ou une date ultérieure';
const DATE_TOO_FAR = 'Veuillez choisir une date dans les deux prochaines années';

type Facts = Readonly<Record<string, unknown>>;

export const dateWords = {
  date: (weekday: number, day: number, month: number, year: number) =>
    `${WEEKDAYS[weekday]} ${first(day)} ${MONTHS[month]} ${year}`,
  dayAndMonth: (day: number, month: number) => `${first(day)} ${MONTHS[month]}`,
  dayOfYear: (day: number, month: number, year: number) => `${first(day)} ${MONTHS[month]} ${year}`,
  figures: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
  pattern: 'jj/mm/aaaa',
  month: (month: number, year: number) => `${LONG_MONTHS[month]} ${year}`,
  moment: (day: number, month: number, year: number, clock: string) =>
    `${first(day)} ${LONG_MONTHS[month]} ${year}, ${hours(clock)}`,
};

export const numberWords = {
  thousands: '\u202f',
  decimal: ',',
  money: (amount: string, sign: string) => `${amount}\u00a0${sign}`,
};

export const wholeWords: string = '';

export const languageWords = { label: 'Langue' };

export const frameWords = { skipLink: 'Aller au contenu', loading: 'Chargement', close: 'Fermer' };

export const documentWords = {
  loading: 'Chargement',
  needsScript: 'Cette page nécessite JavaScript.',
  allRooms: 'Toutes les chambres',
  withoutScript: 'se consultent sans.',
};

export const navWords = {
  home: 'Accueil',
  rooms: 'Chambres',
  about: 'La maison',
  contact: 'Contact',
  main: 'Principale',
  book: 'Réserver',
  more: 'Plus',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  legal: 'Mentions légales',
  privacy: 'Confidentialité',
  terms: 'Conditions',
};

export const footerWords = {
  newsletterButton: 'S’abonner',
  copyright: (year: number, hotelName: string) => `© ${year} ${hotelName}. Tous droits réservés.`,
  quickLinks: 'Accès rapide',
  contact: 'Contact',
  newsletterLabel: 'Votre e-mail, pour recevoir la lettre d’information',
  newsletterPlaceholder: 'Votre e-mail',
  newsletterFault: 'L’abonnement ne fonctionne pas pour le moment.',
};

export const notFoundWords = {
  title: 'Page introuvable',
  link: 'Retour à l’accueil',
};

export const headWords = {
  title: (page: string, siteName: string) => `${page} – ${siteName}`,
};

export const faultWords = {
  part: 'Cette partie de la page ne peut pas s’afficher pour le moment.',
  room: 'Cette chambre ne peut pas s’afficher ici pour le moment.',
  rooms:
    'Nos chambres ne peuvent pas s’afficher pour le moment. Appelez ou écrivez, et nous vous en parlerons\u00a0:',
  booking:
    'La réservation ne fonctionne pas ici pour le moment. Appelez ou écrivez, et nous réserverons la chambre pour vous\u00a0:',
  message: 'Ce formulaire ne fonctionne pas pour le moment. Appelez-nous ou écrivez-nous\u00a0:',
  retry: 'Réessayer',
};

export const pageFaultWords = {
  title: 'Cette page a rencontré un problème',
  text: 'Rien de ce que vous avez enregistré n’est perdu. Recharger la page suffit le plus souvent.',
  reload: 'Recharger',
  home: 'Retour à l’accueil',
};

export const toastWords = {
  one: 'Notification',
  all: 'Notifications ({hotkey})',
};

export const ratingWords = {
  rated: (rating: number, most: number) => `Note\u00a0: ${rating} sur ${most}`,
};

export const countWords = {
  nights: (nights: number) => many(nights, 'nuit', 'nuits'),
  guests: (guests: number) => many(guests, 'voyageur', 'voyageurs'),
  nightsInText: (nights: number) => many(nights, 'nuit', 'nuits'),
  guestsInText: (guests: number, ages: readonly number[] = []) =>
    ages.length === 0
      ? many(guests, 'voyageur', 'voyageurs')
      : `${many(guests - ages.length, 'adulte', 'adultes')}, ${many(ages.length, 'enfant', 'enfants')} (${ages.join(', ')}\u00a0ans)`,
  squareFeet: (size: string) => `${size}\u00a0pieds carrés`,
  inWords: (number: number) =>
    'Aucune Une Deux Trois Quatre Cinq Six Sept Huit Neuf Dix Onze Douze'.split(' ')[number] ??
    'Plusieurs',
  squareMetres: (size: string) => `${size}\u00a0m²`,
};

export const visitorToasts = {
  bookingInitiated: (roomName: string, email: string) =>
    toastText(
      'Demande envoyée',
      `Votre demande pour ${roomName} est bien partie. Une confirmation sera envoyée à ${email}.`,
    ),
  bookingFailed: (phone: string) =>
    errorToast(
      'Demande non envoyée',
      `Votre demande n’a pas pu être envoyée. Veuillez réessayer${phone ? `, ou appeler le ${phone}` : ''}.`,
    ),
  messageSent: toastText('Message envoyé', 'Nous vous répondrons dès que possible'),
  messageFailed: errorToast(
    'Message non envoyé',
    'Votre message n’a pas pu être envoyé. Il est toujours là\u00a0: veuillez réessayer.',
  ),
  subscribed: toastText(
    'Merci',
    'Vous aurez de nos nouvelles avec notre prochaine lettre d’information.',
  ),
  subscribeFailed: errorToast(
    'Abonnement impossible',
    'Votre adresse n’a pas pu être enregistrée. Veuillez réessayer.',
  ),
  loadFailed: errorToast(
    'Erreur de configuration',
    'Les textes du site n’ont pas pu être chargés. Vous voyez ceux d’origine.',
  ),
};

export const reloadedToast = toastText(
  'Cette page vient d’être mise à jour',
  'Ce que vous avez saisi est toujours là. Veuillez l’envoyer de nouveau.',
);

export const galleryWords = {
  previous: 'Photo précédente',
  next: 'Photo suivante',
  close: 'Fermer',
  place: (number: number, count: number) => `${number} sur ${count}`,
  of: (what: string) => `Photos\u00a0: ${what}`,
  alt: (what: string, number: number) => `${what}, photo ${number}`,
};

export const partyWords = { adultNeeded: 'Chaque chambre doit accueillir au moins un adulte.' };

export const refusalWords = {
  'email-invalid': () => EMAIL_INVALID,
  'room-gone': () => 'Cette chambre n’est plus proposée. Veuillez en choisir une autre.',
  'too-many-guests': ({ capacity }: Facts) =>
    `Cette chambre est pour ${many(Number(capacity), 'voyageur', 'voyageurs')} au plus.`,
  'nights-out-of-range': () => 'Veuillez choisir de 1 à 10 nuits.',
  'children-ages': () => 'Veuillez indiquer l’âge de chaque enfant à l’arrivée, de 0 à 17 ans.',
  'children-alone': () => partyWords.adultNeeded,
  'date-past': () => DATE_PAST,
  'date-too-far': () => DATE_TOO_FAR,
  'fields-missing': () => 'Veuillez indiquer le nom, l’objet et le message.',
  'message-too-long': () => 'Veuillez vous limiter à 5\u202f000 caractères.',
  'name-invalid': () => NAME_INVALID,
  'line-invalid': () => LINE_INVALID,
  'phone-invalid': () => PHONE_INVALID,
  'request-message-too-long': () => 'Veuillez vous limiter à 1\u202f000 caractères',
  'reference-taken': () => 'Veuillez recharger cette page et renvoyer votre demande.',
  'busy-network': () =>
    'Nous avons déjà reçu beaucoup de demandes de votre réseau. Veuillez patienter dix minutes, ou nous appeler.',
  'busy-address': () =>
    'Nous avons déjà reçu plusieurs demandes de cette adresse e-mail. Veuillez patienter dix minutes, ou nous appeler.',
  'busy-everybody': () =>
    'Beaucoup de personnes nous écrivent en ce moment. Veuillez réessayer dans une minute, ou nous appeler.',
};

export const validationWords = {
  emailRequired: 'L’adresse e-mail est obligatoire',
  emailInvalid: EMAIL_INVALID,
  nameInvalid: NAME_INVALID,
  lineInvalid: LINE_INVALID,
  phoneInvalid: PHONE_INVALID,
  checkInPast: DATE_PAST,
  checkInTooFar: DATE_TOO_FAR,
  checkInInvalid: 'Veuillez saisir une date valable',
  required: 'Veuillez remplir ce champ',
  tooLong: (most: string) => `Veuillez vous limiter à ${most} caractères`,
  colourInvalid: 'Veuillez saisir une couleur telle que #006837',
  clockInvalid: 'Veuillez saisir une heure, par exemple 14:00',
  coordinatesInvalid: 'Veuillez saisir deux nombres, par exemple 10.4829, 104.3167',
  urlInvalid: 'Veuillez saisir une adresse web qui commence par https://',
  whatsAppInvalid:
    'Veuillez saisir un numéro de téléphone avec l’indicatif du pays, par exemple +855 12 345 678, ou un lien WhatsApp',
  countryCodeInvalid: 'Veuillez saisir l’indicatif d’un pays, par exemple +855',
  weChatInvalid:
    'Veuillez saisir un identifiant WeChat\u00a0: 6 à 20 lettres, chiffres, - ou _, en commençant par une lettre',
  telegramInvalid:
    'Veuillez saisir un numéro de téléphone avec l’indicatif du pays, par exemple +855 12 345 678, un @nom, ou un lien Telegram',
  tooMany: (most: number) => `Il peut y en avoir ${most} au plus`,
  tooManyMarked: (most: number) => `${most} au plus peuvent figurer à côté du prix`,
  dateInvalid: 'Veuillez choisir un jour',
  slugInvalid:
    'Lettres minuscules, chiffres et tirets ; certains mots sont pris par le site lui-même',
  linkInvalid:
    'Indiquez une page de ce site (/rooms), https://…, une adresse e-mail ou un numéro de téléphone',
  endsBefore: 'Le dernier jour précède le premier',
  monthInvalid: 'Veuillez choisir un mois',
  wholeNumber: 'Veuillez saisir un nombre entier',
  number: 'Veuillez saisir un nombre',
  atLeast: (least: number) => `Veuillez saisir au moins ${least}`,
  atMost: (most: string) => `Veuillez saisir au plus ${most}`,
  passwordShort: (characters: number) => `Veuillez utiliser au moins ${characters} caractères`,
  passwordsDiffer: 'Les deux mots de passe ne sont pas identiques',
};
