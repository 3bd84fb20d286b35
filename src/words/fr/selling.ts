import { many } from './grammar.ts';

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
  forNights: (nights: string) => `pour ${nights}`,
  everything: 'tout compris',
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

export const roomTypeWords = { standard: 'Standard', deluxe: 'Deluxe', premier: 'Premier' };

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
  free: 'Ces nuits sont libres.',
  otherRooms: 'Libres ces nuits-là\u00a0:',
  nextFree: 'Prochaines dates libres\u00a0:',
  stillAsk:
    'Vous pouvez tout de même envoyer votre demande. Elle attend ces nuits\u00a0: si elles se libèrent, nous répondons d’abord à la première demande et nous vous écrivons.',
  needsScript:
    'La réservation en ligne nécessite JavaScript. Vous pouvez aussi réserver par téléphone ou par e-mail\u00a0:',
  extras: 'Ajouter à votre séjour',
  askOn: (network: string) => `Demander sur ${network}`,
  askAbout: (room: string) => `Bonjour, j’ai une question sur ${room}.`,
  askFor: (guests: string, total?: string) => `${guests}${total ? `, ${total} au total` : ''}.`,
  haveCode: 'J’ai un code promo',
  byDate: 'Le prix dépend de vos dates.',
  withUs: (reference: string) => `Votre demande ${reference} nous est parvenue.`,
  showRequest: 'L’afficher',
};

export const searchWords = {
  arrive: 'Arrivée',
  ages: 'Âge des enfants',
  agesHint: 'À l’arrivée, par exemple 4, 9. Comptez les enfants parmi les voyageurs.',
  see: 'Voir ce qui est libre',
  needsScript: 'Appelez ou écrivez-nous pour savoir ce qui est libre\u00a0:',
};

export const searchAnswerWords = {
  free: (rooms: number) => `${many(rooms, 'chambre libre', 'chambres libres')}`,
  noneAlone: (guests: number) => `Aucune chambre pour ${guests}`,
  none: 'Aucune chambre possible',
  waiting: 'Recherche de chambres…',
  failed: 'Impossible de dire quelles chambres sont libres. Vous pouvez en demander une.',
  leftOut: (fields: readonly string[]) =>
    `Une partie de cette adresse est illisible et a été laissée de côté\u00a0: ${fields.join(', ')}.`,
  parts: 'Ce que comprend le prix',
  last: 'La dernière libre',
  share: 'Partager',
  isFull: 'Complète ces nuits-là',
  sleeps: (guests: string) => `Pour ${guests} au plus`,
  leastNights: (nights: string, period: string) => `${period}\u00a0: ${nights} minimum`,
  otherDays: 'D’autres dates pour cette chambre',
  others: 'Pas pour ce séjour',
  together: 'Ensemble',
  togetherText: 'Plusieurs chambres pour les mêmes nuits.',
  after: 'L’une après l’autre',
  afterText:
    'Vous changez une fois de chambre. Chaque partie est calculée selon ses propres nuits.',
  near: 'À des dates proches',
  nearText: 'Autant de nuits, un peu plus tôt ou plus tard.',
};

export const severalRoomsWords = {
  choose: 'Choisir',
  chooseRoom: (room: string) => `Choisir ${room}`,
  chooseAll: 'Choisir ces chambres',
  another: 'Une de plus',
  takeOut: (room: string) => `Retirer ${room}`,
  label: 'Chambres choisies',
  rooms: (rooms: number) => many(rooms, 'chambre', 'chambres'),
  bar: (rooms: string, guests: string, total: string) => `${rooms}, ${guests}, ${total}`,
  toForm: 'Demander ces chambres',
  title: 'Une demande pour toutes les chambres',
  withoutRoom: (guests: string) => `Sans chambre pour le moment\u00a0: ${guests}.`,
  ofRoom: (room: string, sentence: string) => `${room}\u00a0: ${sentence}`,
};

export const stayPriceWords = {
  per: {
    stay: 'par séjour',
    night: 'par nuit',
    guest: 'par personne',
    guest_night: 'par personne et par nuit',
  },
  free: 'offert',
  howMany: (name: string) => `Quantité\u00a0: ${name}`,
  code: 'Code promo',
  apply: 'Appliquer',
  codeCounts: 'Votre code est pris en compte.',
  codeWrong: 'Ce code n’est pas reconnu. Vérifiez votre saisie.',
  codeMoon: 'Ce code n’est valable que pour les séjours à la pleine lune.',
  atFullMoon: 'à la pleine lune',
  goneMoon: (name: string) =>
    `${name} n’est proposé qu’à la pleine lune\u00a0: nous l’avons retiré de votre demande.`,
  codeRoom: 'Ce code n’est pas valable pour cette chambre.',
  codeUsedUp: 'Ce code n’est plus disponible.',
  codeEarly: (date: string) => `Ce code est valable pour les arrivées à partir du ${date}.`,
  codeExpired: (date: string) => `Ce code était valable pour les arrivées jusqu’au ${date}.`,
  codeBusy:
    'Trop de codes ont été essayés depuis votre réseau. Réessayez dans une heure, ou retirez le code.',
  roomPrice: (parts: readonly string[]) => `Prix de la chambre, ${parts.join(', ')}`,
  furtherGuests: (guests: number, each: string) =>
    `Voyageurs supplémentaires\u00a0: ${guests} (${each})`,
  children: (ages: string, each: string) => `Enfants (${ages})\u00a0: ${each}`,
  discount: 'Réduction',
  failed:
    'Le prix ne peut pas être calculé pour le moment. Vous pouvez tout de même envoyer votre demande\u00a0: nous vous indiquerons le prix avec notre confirmation.',
  changed: (total: string) =>
    `Le prix est maintenant de ${total}. Appuyez sur «\u00a0Réserver\u00a0» pour envoyer votre demande à ce prix.`,
  gone: (name: string) =>
    `«\u00a0${name}\u00a0» n’est plus disponible\u00a0: cette option ne figure plus dans votre demande.`,
  leastNights: (from: string, until: string, nights: string) =>
    from === until
      ? `Le ${from}\u00a0: séjour minimum de ${nights}.`
      : `Du ${from} au ${until}\u00a0: séjour minimum de ${nights}.`,
  stayNights: (nights: string) => `Choisir ${nights}`,
  arrivalDays: (days: readonly string[]) =>
    `À ces dates, arrivée possible uniquement le ${days.join(', ')}.`,
  arriveOn: (date: string) => `Arriver le ${date}`,
};

export const nightPriceWords = {
  noArrival: 'pas d’arrivée',
  noArrivalOn: (date: string) =>
    `Pas d’arrivée possible le ${date}\u202f; vous pouvez partir ce jour-là.`,
  legend: 'Pointillé\u00a0: pas d’arrivée ce jour-là',
  orMore: (nights: string) => `${nights} minimum`,
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
  full: 'Certaines de ces nuits sont complètes pour le moment\u00a0: votre demande les attend. Si elles se libèrent, nous répondons d’abord à la première demande. Nous vous écrirons dans tous les cas.',
  wasFull:
    'Certaines de ces nuits étaient complètes lors de votre demande\u00a0: elle les attend. Si elles se libèrent, nous répondons d’abord à la première demande. Nous vous écrirons dans tous les cas, peut-être avec d’autres dates.',
  silence: 'Sans réponse de notre part sous 24\u00a0heures, contactez-nous\u00a0:',
  another: 'Envoyer une autre demande',
};

export const goodToKnowWords = { title: 'Bon à savoir' };
