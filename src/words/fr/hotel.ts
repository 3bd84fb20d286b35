import { hours } from './grammar.ts';

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

export const gettingHereWords = {
  title: 'Venir jusqu’à nous',
  map: 'Plan d’accès',
  open: 'Voir l’itinéraire',
};

export const moonWords = {
  hour: hours,
  rising: {
    sea: (time: string) => `Ce soir, la lune se lève sur la mer à ${time}.`,
    river: (time: string) => `Ce soir, la lune se lève sur la rivière à ${time}.`,
    hills: (time: string) => `Ce soir, la lune se lève derrière les collines à ${time}.`,
    land: (time: string) => `Ce soir, la lune se lève à ${time}.`,
  },
  full: {
    sea: (time: string) => `Pleine lune ce soir. Elle se lève sur la mer à ${time}.`,
    river: (time: string) => `Pleine lune ce soir. Elle se lève sur la rivière à ${time}.`,
    hills: (time: string) => `Pleine lune ce soir. Elle se lève derrière les collines à ${time}.`,
    land: (time: string) => `Pleine lune ce soir. Elle se lève à ${time}.`,
  },
  fullTonight: 'Pleine lune ce soir.',
  dark: 'Pas de lune ce soir\u00a0: le ciel est aux étoiles.',
  sets: (time: string) => `Ce soir, la lune brille jusqu’à ${time}.`,
  fullNights:
    'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'
      .split(' ')
      .map((night) => `La lune sera pleine lors de votre ${night} nuit.`) as readonly string[],
  fullOn: (date: string) => `Le ${date}, la lune sera pleine.`,
  phases: { full: 'pleine lune', new: 'nouvelle lune' },
};

export const fullMoonWords = {
  title: 'Réserver selon la lune',
  lead: 'Les prochaines pleines lunes. Arrivez la veille\u00a0: la lune sera pleine lors de votre deuxième nuit.',
  rises: (time: string) => `Lever de lune à ${time}`,
  beside: (date: string) => `Libre à partir du ${date}\u00a0:`,
  notSo: 'Pas pour ces deux nuits',
};
