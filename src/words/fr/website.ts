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
  atFullMoon: 'À la pleine lune',
  when: 'Dates',
  between: (from: string, until: string) => `Du ${from} au ${until}`,
  from: (day: string) => `À partir du ${day}`,
  until: (day: string) => `Jusqu’au ${day}`,
  included: 'Inclus',
  rooms: 'Chambres',
  price: 'Prix',
  code: 'Code promo',
};

export const starterTexts = {
  restaurant: 'Restaurant',
  atOurTable: 'À notre table',
  menu: 'La carte',
  starters: 'Entrées',
  mains: 'Plats',
  desserts: 'Desserts',
  kitchenHours: 'Heures de service',
  breakfast: 'Petit-déjeuner',
  lunch: 'Déjeuner',
  dinner: 'Dîner',
  bookATable: 'Réserver une table',
  spa: 'Le spa',
  timeForYourself: 'Du temps pour vous',
  treatments: 'Soins',
  howAVisitGoes: 'Le déroulé d’une visite',
  goodToKnow: 'Bon à savoir',
  hours: 'Heures',
  whatToWear: 'Tenue',
  askForATime: 'Demander un horaire',
  experiences: 'Activités',
  daysOut: 'Excursions au départ de l’hôtel',
  whatWeArrange: 'Ce que nous organisons',
  whereEverythingIs: 'Où tout se trouve',
  whatToSee: 'Qu’aimeriez-vous voir\u202f?',
  offers: 'Offres',
  reasonsToStay: 'De bonnes raisons de rester un peu plus longtemps',
  howItWorks: 'Comment ça marche',
  howToBook: 'Pour en profiter',
  ifPlansChange: 'Si vos projets changent',
  rooms: 'Chambres',
  pricePerNight: 'Et leur prix par nuit',
  gettingHere: 'Venir jusqu’à nous',
  weddings: 'Mariages',
  yourWeddingWithUs: 'Votre mariage chez nous',
  howTheDayGoes: 'Le déroulé de la journée',
  thePlaces: 'Les lieux',
  whatItCosts: 'Tarifs',
  inFigures: 'En chiffres',
  guestsAtTable: 'convives à table, au plus',
  roomsForThem: 'chambres pour eux',
  tellUsTheDay: 'Dites-nous le jour',
  journal: 'Journal',
  fromTheJournal: 'Du journal de l’hôtel',
  comeAndSee: 'Venez voir',
  aboutUs: 'À propos',
};

export const starterGaps = {
  known: 'ce qui fait votre réputation',
  summary: 'ce que l’on trouve ici, en une phrase',
  story: 'deux ou trois phrases à vous',
  title: 'titre du récit',
  dish: 'un plat',
  treatment: 'un soin',
  trip: 'une sortie',
  offer: 'nom de l’offre',
  included: 'un élément inclus',
  service: 'un lieu ou un service',
  step: 'ce qui se passe',
  line: 'en quelques mots',
  price: 'prix',
  time: 'heure',
  number: 'nombre',
  answer: 'ce qu’il en est chez vous',
};
