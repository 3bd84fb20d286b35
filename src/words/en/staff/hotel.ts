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
    email: 'Email',
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
  countryCodeHint: 'Used for phone numbers that begin with 0: yours and your guests’.',
  nameHint: 'An @name or a link.',
  weChatHint: 'Your WeChat ID: guests search for it.',
  whatsAppHint: 'A phone number or a link.',
  telegramHint: 'A phone number, an @name or a link.',
  messengerHint: 'For example m.me/your-page.',
  googleMapsHint: 'Share your hotel in Google Maps and paste the link.',
};

export const gettingHereEditorWords = {
  title: 'Getting here',
  purpose: 'On the contact page, if there is a map or a distance.',
  labels: {
    map: 'Map',
    mapLink: 'Link to a map',
    coordinates: 'Coordinates',
    distances: 'Distances',
  },
  mapHint:
    'A drawing or a photo of the way to you. A picture of 3 to 2 fills the frame. It is never cropped.',
  mapLinkHint: 'If empty, the map leads to your coordinates or to your Google Maps address.',
  coordinatesHint:
    'Press and hold on your hotel in a map and copy the two numbers, e.g. 10.4829, 104.3167. Search engines read them, too.',
  distancesHint: 'Places that guests ask about, e.g. The market: 10 minutes by tuk-tuk.',
  place: 'Place',
  way: 'Distance',
};

export const moonEditorWords = {
  title: 'Moon',
  purpose:
    'Visitors see the moon in the opening picture, under each night of the calendar and in the footer. Guests read which of their nights has a full moon. The time when the moon rises is computed for your coordinates (Getting here).',
  labels: {
    over: 'The moon rises',
    rising: 'When it rises',
    full: 'When it is full',
    dark: 'When there is no moon',
  },
  over: {
    off: 'Do not show the moon',
    sea: 'from the sea',
    river: 'over the river',
    hills: 'behind the hills',
    land: 'somewhere else',
  },
  overHint: 'As your guests see it from the hotel.',
  optional: '(optional)',
  timeHint: 'Your own sentence. {time} is replaced by the time when the moon rises.',
  nothing: 'The moon is not shown to visitors.',
  /** Shown every night, so that staff can compare the calculation with an almanac. */
  light: (lit: number, age: string) =>
    `This evening ${lit}% of the moon is lit. Its age is ${age} days.`,
};

export const houseFactsWords = {
  title: 'Hotel facts',
  purpose:
    'Emails, documents, the guest’s own page, rooms and search engines use these facts. Write the texts for visitors in Good to know and Terms.',
  labels: {
    checkIn: 'Check-in from',
    checkOut: 'Check-out until',
    freeCancelDays: 'Cancelling is free until',
    amenities: 'Your own amenities',
  },
  freeCancelHint: 'The last day on which a guest may cancel without paying.',
  neverFree: 'Never free',
  freeUntil: (days: number) =>
    days === 0 ? 'the day of arrival' : `${days} ${days === 1 ? 'day' : 'days'} before arrival`,
  amenitiesHint: 'In addition to the twelve that every hotel has. Tick them in the room editor.',
  amenity: 'Amenity',
  notTold: 'Not given',
};
