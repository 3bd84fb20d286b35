/** Home, About, the pages of the hotel’s own and what they are made of. */

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

export const aboutWords = {
  placeholder: (number: number) => `Photo de l’hôtel ${number}`,
  servicesTitle: 'Ce dont nous prenons soin',
  onwardLink: 'Nos chambres',
  galleryTitle: 'Plus de photos',
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

export const seasonWords = {
  title: 'Prix selon la saison',
  other: 'Toutes les autres nuits',
  season: 'Saison',
  least: 'Durée minimale',
  orMore: (nights: string) => `${nights} minimum`,
};

export const unpublishedWords = {
  title: 'Pas encore publiée',
  text: 'Seules les personnes qui ont ce lien voient cette page.',
  unknownTitle: 'Ce lien n’est plus valable',
  unknownText: 'Il a peut-être plus d’une semaine. Veuillez en demander un nouveau.',
  unansweredTitle: 'Impossible d’afficher cette page pour le moment',
  unansweredText: 'Veuillez réessayer dans un instant.',
  askAgain: 'Réessayer',
  waiting: 'Un instant.',
};

export const pressWords = {
  write: 'Nous écrire',
  call: (phone: string) => `Appeler le ${phone}`,
  page: 'En savoir plus',
};

export const markWords: Record<string, readonly [mark: string, meaning: string]> = {
  vegetarian: ['végétarien', 'sans viande ni poisson'],
  vegan: ['végane', 'rien d’origine animale'],
  spicy: ['pimenté', 'relevé de piment'],
  glutenFree: ['sans gluten', 'préparé sans gluten'],
  seafood: ['produits de la mer', 'poisson ou fruits de mer'],
  signature: ['de la maison', 'notre spécialité'],
};

export const offerFactWords = {
  when: 'Dates',
  between: (from: string, until: string) => `Du ${from} au ${until}`,
  from: (day: string) => `À partir du ${day}`,
  until: (day: string) => `Jusqu’au ${day}`,
  included: 'Inclus',
  rooms: 'Chambres',
  price: 'Prix',
  code: 'Code promo',
};
