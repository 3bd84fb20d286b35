/** What visitors read in French (see ../en/visitors.ts). Before : and % stands U+00A0, before ; ! ? U+202F. */
import { errorToast, toastText } from '../toast-text.ts';
import { hours } from './hours.ts';

const WEEKDAYS = 'dim. lun. mar. mer. jeu. ven. sam.'.split(' ');
const MONTHS = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const LONG_MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

const first = (day: number) => (day === 1 ? '1er' : String(day));
/** French counts from two on as many. */
const many = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;

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

export const homeWords = {
  heroButton: 'CHOISIR UNE CHAMBRE',
  roomsTitle: 'Nos chambres',
  luxuryButton: 'RÉSERVER',
  testimonialsTitle: 'Ce que disent nos clients',
  atAGlance: 'En un coup d’œil',
  openingTimes: 'Horaires',
  location: 'Adresse',
  support: 'À votre écoute',
};

export const carouselWords = {
  label: 'Témoignages',
  role: 'carrousel',
  slideRole: 'diapositive',
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
  dot: (number: number) => `Témoignage ${number}`,
  slide: (number: number, count: number) => `${number} sur ${count}`,
  quoted: (text: string) => `«\u00a0${text}\u00a0»`,
};

export const amenityWords = {
  'Free WiFi': 'Wi-Fi gratuit',
  'Air conditioning': 'Climatisation',
  'Flat-screen TV': 'Télévision à écran plat',
  'Private bathroom': 'Salle de bains privée',
  Minibar: 'Minibar',
  Safe: 'Coffre-fort',
  Desk: 'Bureau',
  Bathrobe: 'Peignoir',
  Slippers: 'Chaussons',
  'Coffee machine': 'Machine à café',
  'Sea view': 'Vue sur la mer',
  Balcony: 'Balcon',
};

export const roomsWords = {
  title: 'Nos chambres',
  see: 'Voir la chambre',
  emptyTitle: 'Aucune chambre à montrer pour l’instant',
  emptyText: 'Les chambres ajoutées par l’hôtel apparaissent ici.',
  bestSeller: 'La plus demandée',
  from: (price: string) => `dès ${price}`,
  perNight: 'par nuit',
  moreAmenities: (left: number) => `+ ${many(left, 'autre', 'autres')}`,
  withService: (total: string, isTaxed = false) =>
    `${total} ${isTaxed ? 'frais et taxes compris' : 'service compris'}`,
};

export const roomWords = {
  notFoundTitle: 'Chambre introuvable',
  notFoundText: 'La chambre que vous cherchez n’existe pas.',
  unansweredTitle: 'Nous ne pouvons pas afficher cette chambre pour le moment',
  unansweredText:
    'Notre serveur ne répond pas pour le moment. Nous réessayons sans cesse, et la chambre s’affichera dès qu’il répondra.',
  askAgain: 'Réessayer',
  orCall: 'Ou appelez-nous\u00a0:',
  back: 'Retour aux chambres',
  panelNote: 'Rien ne vous sera débité pour l’instant',
  bookButton: 'Réserver',
  amenities: 'Équipements',
  otherRooms: 'Autres chambres',
  capacity: (guests: string) => `Jusqu’à ${guests}`,
};

export const bookingWords = {
  label: 'Réservation',
  email: 'E-mail',
  emailPlaceholder: 'vous@example.com',
  guests: 'Voyageurs',
  nights: 'Nuits',
  checkIn: 'Arrivée',
  departure: (date: string) => `Départ ${date}`,
  optional: '(facultatif)',
  roomPrice: 'Prix de la chambre',
  priceOfNights: (nights: number, nightly: string) =>
    `Prix de la chambre, ${nights} nuits × ${nightly}`,
  fee: (percent: string, name = 'Frais de service') => `${name} (${percent}\u00a0%)`,
  total: 'Total',
  jump: 'Réserver',
  full: 'Cette chambre est complète pour une partie de ces nuits.',
  nextFree: 'Prochaines dates libres\u00a0:',
  stillAsk:
    'Vous pouvez tout de même envoyer votre demande\u00a0: nous verrons ce qui est possible.',
  needsScript:
    'La réservation en ligne nécessite JavaScript. Vous pouvez aussi réserver par téléphone ou par e-mail\u00a0:',
};

export const aboutWords = {
  placeholder: (number: number) => `Photo de l’hôtel ${number}`,
  servicesTitle: 'Ce dont nous prenons soin',
  onwardLink: 'Nos chambres',
  galleryTitle: 'Plus de photos',
};

export const galleryWords = {
  previous: 'Photo précédente',
  next: 'Photo suivante',
  close: 'Fermer',
  place: (number: number, count: number) => `${number} sur ${count}`,
  of: (what: string) => `Photos\u00a0: ${what}`,
  alt: (what: string, number: number) => `${what}, photo ${number}`,
};

export const guestWords = {
  title: 'Ajouter votre nom, un téléphone ou un message',
  name: 'Nom',
  phone: 'Téléphone ou WhatsApp',
  message: 'Message pour l’hôtel',
  length: (written: string, max: string) => `${written} caractères sur ${max}`,
};

export const calendarWords = {
  title: 'Choisissez votre séjour',
  open: 'Ouvrir le calendrier',
  openAt: (date: string) => `Ouvrir le calendrier, ${date}`,
  previous: 'Mois précédent',
  next: 'Mois suivant',
  arrive: 'Choisissez le jour de votre arrivée.',
  leave: 'Choisissez maintenant le jour de votre départ, ou gardez ces dates.',
  legend: 'Barré\u00a0: complet',
  unknown:
    'Les nuits complètes ne peuvent pas s’afficher pour le moment. Vous pouvez demander les dates de votre choix.',
  fullMonth: (month: string) => `Aucune nuit n’est libre en ${month}.`,
  nextFree: 'Prochaines dates libres\u00a0:',
  clear: 'Sans date',
  close: 'Terminé',
  full: 'complet',
  arrival: 'arrivée',
  night: 'dans votre séjour',
  departure: 'départ',
  stay: (from: string, to: string, nights: string) => `Du ${from} au ${to}, ${nights}.`,
  weekdays: [
    ['lun.', 'lundi'],
    ['mar.', 'mardi'],
    ['mer.', 'mercredi'],
    ['jeu.', 'jeudi'],
    ['ven.', 'vendredi'],
    ['sam.', 'samedi'],
    ['dim.', 'dimanche'],
  ] as readonly (readonly [string, string])[],
};

export const goodToKnowWords = { title: 'Bon à savoir' };

export const gettingHereWords = {
  title: 'Venir jusqu’à nous',
  map: 'Plan d’accès',
  open: 'Voir l’itinéraire',
};

export const contactWords = {
  title: 'Contact',
  formTitle: 'Envoyer un message',
  hotel: 'Hôtel',
  location: 'Adresse',
  phone: 'Téléphone',
  hours: 'Horaires',
  emailLabel: 'E-mail',
  follow: 'Nous suivre',
  wechat: 'WeChat',
  fields: { name: 'Nom', email: 'E-mail', subject: 'Objet', message: 'Message' },
  send: 'Envoyer le message',
  sending: 'Envoi…',
  trap: 'Laissez ce champ vide',
  needsScript:
    'L’envoi depuis cette page nécessite JavaScript. Vous pouvez aussi écrire ou appeler\u00a0:',
};

export const legalWords = {
  privacyTitle: 'Confidentialité',
  termsTitle: 'Conditions',
  privacySummary: 'Ce que ce site garde de vous, pourquoi et combien de temps.',
  termsSummary: 'Ce que signifient ici une demande, un prix et une confirmation.',
  emptyTitle: 'Pas encore publié',
  emptyText:
    'L’hôtel n’a pas encore publié ce texte. Si vous avez une question, écrivez-nous ou appelez-nous.',
};

export const unsubscribeWords = {
  title: 'Se désabonner de la lettre d’information',
  text: 'Nous retirerons votre adresse de la liste, et vous ne recevrez plus notre lettre d’information.',
  button: 'Se désabonner',
  done: 'Votre adresse n’est plus sur la liste. Vous pouvez vous réabonner à tout moment.',
  unknown: 'Cette adresse n’est plus sur notre liste, ou le lien est incomplet.',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant ou écrivez-nous.',
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

export const notFoundWords = {
  title: 'Page introuvable',
  link: 'Retour à l’accueil',
};

export const countWords = {
  nights: (nights: number) => many(nights, 'nuit', 'nuits'),
  guests: (guests: number) => many(guests, 'voyageur', 'voyageurs'),
  nightsInText: (nights: number) => many(nights, 'nuit', 'nuits'),
  guestsInText: (guests: number) => many(guests, 'voyageur', 'voyageurs'),
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

export const headWords = {
  title: (page: string, siteName: string) => `${page} – ${siteName}`,
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

const EMAIL_INVALID = 'Veuillez saisir une adresse e-mail valable';
const PHONE_INVALID =
  'Veuillez saisir un numéro de téléphone en chiffres, par exemple +855 12 345 678';
const NAME_INVALID =
  'Veuillez écrire un nom sur une seule ligne, sans adresse web ni caractère invisible';
const LINE_INVALID = 'Veuillez écrire ceci sur une seule ligne, sans caractère invisible';
const DATE_PAST = 'Veuillez choisir aujourd’hui ou une date ultérieure';
const DATE_TOO_FAR = 'Veuillez choisir une date dans les deux prochaines années';

type Facts = Readonly<Record<string, unknown>>;

export const refusalWords = {
  'email-invalid': () => EMAIL_INVALID,
  'room-gone': () => 'Cette chambre n’est plus proposée. Veuillez en choisir une autre.',
  'too-many-guests': ({ capacity }: Facts) =>
    `Cette chambre est pour ${many(Number(capacity), 'voyageur', 'voyageurs')} au plus.`,
  'nights-out-of-range': () => 'Veuillez choisir de 1 à 10 nuits.',
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

export const roomTypeWords = { standard: 'Standard', deluxe: 'Deluxe', premier: 'Premier' };

export const receiptWords = {
  title: 'Demande reçue',
  reference: 'Référence',
  room: 'Chambre',
  arrival: 'Arrivée',
  departure: 'Départ',
  noDate: 'À convenir',
  stay: 'Séjour',
  nightsAndGuests: (nights: string, guests: string) => `${nights}, ${guests}`,
  total: 'Total',
  totalOpen: 'indiqué avec notre confirmation',
  answer: (email: string | undefined) =>
    `Nous lisons chaque demande et répondons à ${email ?? 'l’adresse que vous avez donnée'}.`,
  notBooked: 'Elle devient une réservation dès que nous la confirmons. Rien n’est débité avant.',
  full: 'Certaines de ces nuits sont complètes pour le moment. Nous verrons ce qui est possible, et nous vous écrirons dans tous les cas.',
  wasFull:
    'Certaines de ces nuits étaient complètes lors de votre demande. Nous verrons ce qui est possible, ou proposerons d’autres dates, et nous vous écrirons dans tous les cas.',
  silence: 'Sans réponse de notre part sous 24\u00a0heures, contactez-nous\u00a0:',
  another: 'Envoyer une autre demande',
  withUs: (reference: string) => `Votre demande ${reference} nous est parvenue.`,
  show: 'L’afficher',
};

export const stayPageWords = {
  title: 'Votre séjour',
  description: 'Ce que vous avez demandé, et où cela en est.',
  waiting: 'Un instant, nous cherchons.',
  heads: {
    pending: {
      title: 'Votre demande nous est parvenue',
      text: 'Elle devient une réservation dès que nous la confirmons. Rien n’est débité avant.',
    },
    confirmed: {
      title: 'Votre séjour est confirmé',
      text: 'La chambre est à vous. Nous nous réjouissons de votre venue.',
    },
    declined: {
      title: 'Nous ne pouvons pas vous recevoir cette fois',
      text: 'Nous le regrettons. Si d’autres dates vous conviennent, écrivez-nous.',
    },
    cancelled: {
      title: 'Ce séjour est annulé',
      text: 'La chambre est de nouveau libre pour d’autres. Nous vous accueillerons toujours avec plaisir.',
    },
    here: {
      title: 'Bienvenue',
      text: 'S’il vous manque quoi que ce soit, dites-le-nous.',
    },
    past: { title: 'Merci de votre séjour', text: 'Nous espérons vous revoir.' },
  },
  stepsLabel: 'Les étapes de votre séjour',
  steps: ['Demande reçue', 'Confirmé', 'Votre séjour'],
  facts: {
    reference: 'Référence',
    arrival: 'Arrivée',
    departure: 'Départ',
    from: (time: string) => `à partir de ${hours(time)}`,
    until: (time: string) => `jusqu’à ${hours(time)}`,
    noDate: 'À convenir',
    stay: 'Séjour',
    guests: 'Voyageurs',
    nightsAndGuests: (nights: string, guests: string) => `${nights}, ${guests}`,
    price: 'Prix de la chambre',
    total: 'Total',
  },
  notice: {
    asked: 'Vous avez demandé une modification',
    askedText: 'Jusqu’à notre réponse, le séjour reste tel qu’il est ci-dessus.',
    accepted: 'Nous avons accepté votre modification',
    declined: 'Nous n’avons pas pu faire cette modification',
    quoted: (message: string) => `«\u00a0${message}\u00a0»`,
    answer: 'Notre réponse\u00a0:',
  },
  actions: {
    label: 'Ce que vous pouvez faire',
    change: 'Demander une modification',
    changeAgain: 'Demander autre chose',
    calendar: 'Ajouter à l’agenda',
    cancel: 'Annuler ce séjour',
  },
  change: {
    title: 'Demander une modification',
    text: 'Rien ne change avant notre accord. Un autre nombre de nuits change le prix.',
    arrival: 'Arrivée',
    departure: (date: string) => `Départ ${date}`,
    nights: 'Nuits',
    guests: 'Voyageurs',
    message: 'Message pour nous',
    optional: '(facultatif)',
    send: 'Envoyer la demande',
    close: 'Fermer',
    nextFree: 'Prochaines dates libres\u00a0:',
    dateInvalid: 'Veuillez saisir une date valable',
    done: 'C’est noté, nous vous répondrons bientôt.',
    failed:
      'Cela ne nous est pas parvenu. Ce que vous avez écrit est encore là\u00a0: réessayez, ou appelez-nous.',
  },
  cancelling: {
    question: 'Annuler ce séjour\u202f?',
    text: 'La chambre est aussitôt proposée à d’autres. Les frais éventuels figurent plus bas, sous «\u00a0Bon à savoir\u00a0».',
    yes: 'Oui, l’annuler',
    no: 'Le garder',
    done: 'Le séjour est annulé.',
    already: 'Ce séjour était déjà annulé.',
    failed: 'Cela ne nous est pas parvenu. Réessayez, ou appelez-nous.',
  },
  closed: 'Il est trop tard pour changer ou annuler ici. Veuillez nous appeler.',
  linkEnds: (date: string) =>
    `Toute personne qui a ce lien peut voir, modifier et annuler le séjour. Il expire le ${date}.`,
  contactTitle: 'Comment nous joindre',
  unknownTitle: 'Ce lien ne correspond à aucun séjour',
  unknownText: (days: number) =>
    `Il est peut-être incomplet, ou il a expiré\u00a0: il reste valable ${days} jours après le départ. Appelez-nous ou écrivez-nous, et nous chercherons.`,
  replacedTitle: 'Ce lien a été remplacé',
  replacedText:
    'Un lien plus récent mène à ce séjour\u00a0: regardez dans notre dernier message. Si vous ne le trouvez pas, appelez-nous ou écrivez-nous.',
  unansweredTitle: 'Votre séjour ne peut pas s’afficher pour le moment',
  unansweredText: 'Rien n’est perdu. Réessayez dans un instant, ou appelez-nous.',
  askAgain: 'Réessayer',
};

export const guestRefusalWords = {
  'change-empty': () =>
    'Rien ne diffère de votre séjour actuel. Modifiez quelque chose, ou écrivez-nous un message.',
  'change-nights-full': () => 'La chambre est complète pour une partie de ces nuits.',
  'stay-closed': () => 'Il est trop tard pour changer ou annuler ici. Veuillez nous appeler.',
};

export const stayRoomsWords = {
  title: 'Toutes les chambres de votre réservation',
  thisOne: 'ci-dessus',
  from: (date: string) => `à partir du ${date}`,
  status: {
    pending: 'Demandée',
    confirmed: 'Confirmée',
    declined: 'Indisponible',
    cancelled: 'Annulée',
    here: 'En cours',
    past: 'Passée',
  },
  total: 'Total des chambres',
  cancelAll: 'Annuler toutes les chambres',
  cancelOne: (room: string) => `Seulement ${room}`,
  changeOne: (room: string) =>
    `Il s’agit de ${room}. Pour les autres chambres, indiquez plus bas ce qui doit changer.`,
};
