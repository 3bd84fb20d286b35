export const contactEditorWords = {
  title: 'Contact',
  purpose: 'What the contact page says, and what guests read before they book.',
  detailsTab: 'Contact details',
  detailsPurpose: 'How visitors find and reach the hotel.',
  siteConfigPurpose: 'Shown in the footer, on the contact page and below the opening picture.',
  labels: {
    openingHours: 'Opening hours',
    location: 'Location',
    phone: 'Support phone',
    countryCode: 'Country code',
    email: 'E-mail',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    line: 'LINE',
    wechat: 'WeChat',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    messenger: 'Messenger',
    tripadvisor: 'Tripadvisor',
    googleMaps: 'Google Maps',
  },
  socialLinks: 'Social links',
  socialHint: 'An icon without an address is not shown.',
  countryCodeHint: 'For numbers that begin with 0, yours and your guests’.',
  nameHint: 'An @name or a link.',
  weChatHint: 'Your WeChat ID: guests search for it.',
  whatsAppHint: 'A phone number or a link.',
  telegramHint: 'A phone number, an @name or a link.',
  messengerHint: 'For example m.me/your-page.',
  googleMapsHint: 'Share your hotel in Google Maps and paste the link.',
};

export const gettingHereEditorWords = {
  title: 'Getting here',
  purpose: 'On the contact page. Without a map and without distances it is not shown.',
  labels: {
    map: 'Map',
    mapLink: 'Link to a map',
    coordinates: 'Coordinates',
    distances: 'Distances',
  },
  mapHint:
    'Drawn, or a photo of the route; a ratio of three to two fills the frame. It is never cropped.',
  mapLinkHint: 'Without one, it leads to your coordinates, or else to your Google Maps address.',
  coordinatesHint:
    'Press and hold on your hotel in a map and copy the two numbers, e.g. 10.4829, 104.3167. Search engines read them, too.',
  distancesHint: 'Places that guests ask about, e.g. The market: 10 minutes by tuk-tuk.',
  place: 'Place',
  way: 'Distance',
};

export const moonEditorWords = {
  title: 'Moon',
  purpose:
    'Tonight’s moon in the opening picture, under each night of the calendar, in the footer, and for a guest whose stay has a full moon. When it rises is computed for your coordinates (Getting here).',
  labels: {
    over: 'The moon rises',
    rising: 'When it rises',
    full: 'When it is full',
    dark: 'When there is none',
  },
  over: {
    off: 'Do not show the moon',
    sea: 'from the sea',
    river: 'over the river',
    hills: 'behind the hills',
    land: 'somewhere else',
  },
  overHint: 'As your guests see it from the house.',
  optional: '(optional)',
  timeHint: 'Your own sentence. {time} becomes the hour at which it rises.',
  nothing: 'The moon is not shown to visitors.',
  /** Shown every night, so that staff can compare the calculation with an almanac. */
  light: (lit: number, age: string) => `This evening ${lit}% of it is lit; its age is ${age} days.`,
};

export const houseFactsWords = {
  title: 'Hotel facts',
  purpose:
    'Emails can name them, confirmations and the guest’s own page show the hours, search engines read them, and rooms choose from the amenities. You write what visitors read in Good to know and Terms.',
  labels: {
    checkIn: 'Check-in from',
    checkOut: 'Check-out until',
    freeCancelDays: 'Cancelling is free until',
    amenities: 'Amenities of your own',
  },
  freeCancelHint: 'The last day on which a guest may cancel without paying.',
  neverFree: 'Never free',
  freeUntil: (days: number) =>
    days === 0 ? 'the day of arrival' : `${days} ${days === 1 ? 'day' : 'days'} before arrival`,
  amenitiesHint: 'In addition to the twelve that every hotel has. Tick them in the room editor.',
  amenity: 'Amenity',
  notTold: 'Not given',
};
