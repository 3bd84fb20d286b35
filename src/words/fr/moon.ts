import { hours } from './hours.ts';

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
