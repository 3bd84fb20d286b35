import { hours } from './grammar.ts';

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
    total: (then: string, now: string) =>
      `Total après le changement\u00a0: ${then} (actuellement ${now})`,
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
    `Il s’agit de ${room}. Pour changer une autre chambre, affichez-la d’abord.`,
  show: (room: string) => `Afficher ${room}`,
};

export const unsubscribeWords = {
  title: 'Se désabonner de la lettre d’information',
  text: 'Nous retirerons votre adresse de la liste, et vous ne recevrez plus notre lettre d’information.',
  button: 'Se désabonner',
  done: 'Votre adresse n’est plus sur la liste. Vous pouvez vous réabonner à tout moment.',
  unknown: 'Cette adresse n’est plus sur notre liste, ou le lien est incomplet.',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant ou écrivez-nous.',
};
