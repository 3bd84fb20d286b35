import { errorToast, toastText } from '../../toast-text.ts';

export const staffFrameWords = {
  sidebar: 'Sidebar',
  offline:
    'This device is offline. What you see may be out of date, and nothing can be saved until you are back online.',
  reconnecting: 'Reconnecting. You can look around, but you cannot save until the server responds.',
  noRights:
    'This account has no role yet, so it can only change its own settings. Ask an administrator for access.',
  olderDatabase:
    'The database is older than this version of the site. Some pages may not save until the person who runs the site updates the database.',
  newerDatabase:
    'The site is older than its database. Ask the person who runs it to build and upload the current version.',
  line: {
    live: 'Live: new things appear at once.',
    connecting: 'Connecting. Until then, checks for updates every 30 seconds.',
    off: 'Checks for updates every 30 seconds.',
    offline: 'Offline: no updates.',
  },
  oldName: (name: string) =>
    `The published pages show the old name “${name}” until they have loaded.`,
  newRooms: (names: readonly string[]) =>
    `Visitors see ${names.map((name) => `“${name}”`).join(', ')}, but search engines do not find ${names.length === 1 ? 'it' : 'them'} yet.`,
  whatHelps:
    'Search engines and link previews show the change after the next publish. If publishing is automatic, this takes a few minutes. If this note stays longer, ask the person who runs your website.',
  title: 'Leave without saving?',
  text: (editor: string) =>
    `Your changes to ${editor} are not saved yet. This browser remembers them until you come back.`,
  leave: 'Leave',
  stay: 'Stay here',
  notesTitle: 'Delete your unsaved notes?',
  notesText:
    'Your notes about a guest are not saved yet. Nothing about guests stays in this browser after you log out.',
  notesLeave: 'Log out and delete',
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  yesterday: 'Yesterday',
  inPhnomPenh: (moment: string) => `${moment} (Phnom Penh time)`,
};

export const staffNavWords = {
  label: 'Admin',
  visitWebsite: 'Visit Website',
  logout: 'Logout',
  logoutUnanswered: 'The server did not respond.',
  logoutHere: 'Sign out on this device only',
  /** The name shown for an account without a name. */
  nameless: 'Admin',
  menu: 'Menu',
  closeMenu: 'Close menu',
  newReservations: (count: number) =>
    count === 1 ? '1 new reservation' : `${count} new reservations`,
  unreadMessages: (count: number) =>
    count === 1 ? '1 unread message' : `${count} unread messages`,
  changesAsked: (count: number) =>
    count === 1 ? '1 guest asks for a change' : `${count} guests ask for a change`,
  cancelledUnseen: (count: number) =>
    count === 1 ? '1 guest has cancelled' : `${count} guests have cancelled`,
  pages: {
    dashboard: 'Dashboard',
    adminHero: 'Hero Section',
    adminRooms: 'Rooms',
    adminPrices: 'Prices',
    adminLuxury: 'Luxury Experience',
    adminTestimonials: 'Testimonials',
    adminAbout: 'About',
    adminPages: 'Pages',
    adminContact: 'Contact',
    adminSiteConfig: 'Site Config',
    adminReservations: 'Reservations',
    adminCalendar: 'Calendar',
    adminChannels: 'Booking sites',
    adminReports: 'Reports',
    adminMessages: 'Messages',
    adminSubscribers: 'Subscribers',
    adminEmails: 'Emails and alerts',
    adminPrivacy: 'Privacy',
    adminTeam: 'Team',
    adminActivity: 'Activity',
    adminAccount: 'Your account',
  },
};

/** Replaces pages about guests for accounts that may not see them. */
export const noRightsWords = {
  title: 'Documents',
  purpose: 'Not for this account.',
  emptyTitle: 'This account cannot view this page',
  emptyText: (rule: string) => `${rule} Ask an administrator if your work needs it.`,
};

export const rightWords = {
  roles: { admin: 'Administrator', desk: 'Front desk', editor: 'Editor', reader: 'Reader' },
  readOnly: 'View only',
  // A right of one role is always the administrators'.
  onlyFor: (roles: readonly string[]) =>
    roles.length > 1
      ? `Only these roles change this: ${roles.join(', ')}.`
      : 'Only administrators change this.',
  openFor: (roles: readonly string[]) =>
    roles.length > 1
      ? `This page is for these roles: ${roles.join(', ')}.`
      : 'This page is for administrators.',
};

export const dashboardWords = {
  purpose: 'The hotel at a glance.',
  quickActions: 'Quick actions',
  latestReservations: 'Latest reservations',
  latestMessages: 'Latest messages',
  cards: {
    rooms: 'Total Rooms',
    guests: 'Total Guests',
    reviews: 'Reviews',
    messages: 'Messages',
    reservations: 'Reservations',
    price: 'Avg. Price',
  },
  actions: {
    hero: 'Edit the hero banner',
    rooms: 'Add or edit rooms',
    roomsOfEditors: 'Edit rooms',
    testimonials: 'Edit testimonials',
    luxury: 'Luxury experience',
    about: 'About page',
    contact: 'Contact details',
    siteConfig: 'Name, logo and colours',
  },
  messagesFailed: 'Messages cannot be loaded right now.',
  noMessages: 'No messages yet',
  noMessagesText: 'Messages from the contact page appear here.',
  reservationsFailed: 'Reservations cannot be loaded right now.',
  noReservations: 'No reservations yet',
  guest: 'Guest',
  room: 'Room',
  checkIn: 'Check-in',
  total: 'Total',
  status: 'Status',
};

export const siteConfigWords = {
  title: 'Site Config',
  purpose: 'Name, logo, colours and contact details, used everywhere.',
  /** The names of the tabs, also used in toasts. */
  tabs: { hotel: 'Hotel Information', contact: 'Contact Information' },
};

export const hotelEditorWords = {
  purpose:
    'Two colours for every page, short texts for pages without an editor, and the legal texts.',
  labels: {
    name: 'Hotel name',
    logo: 'Logo',
    icon: 'Icon',
    primaryColor: 'Primary colour',
    secondaryColor: 'Secondary colour',
    sizeUnit: 'Room sizes in',
    currencySign: 'Prices in',
    languages: 'Languages',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  sizeUnitHint: 'Visitors read room sizes in this unit, and you type them in it.',
  currencyHint: 'The sign beside every amount. Amounts are not converted.',
  squareFeet: 'ft² (square feet)',
  squareMetres: 'm² (square metres)',
  logoHint: 'A square logo works best, or a wide picture with your name.',
  iconHint:
    'A square picture for browser tabs and home screens. Without one, the site uses the logo. If the logo is wide, it uses the first letter of your name.',
  legalTexts: 'Legal texts',
  legalHint: 'An empty line starts a new paragraph; a line that starts with "# " is a heading.',
  legend: 'Languages',
  hint: 'Visitors can read the site in these languages. If you remove one, visitors can no longer choose it, and its pages disappear with the next publish. A new language appears with the next publish.',
  first: 'First language',
  firstHint:
    'The site opens in this language after the next publish. Your own texts stay as you wrote them.',
};

export const colourWords = {
  openPicker: {
    primaryColor: 'Open picker: primary',
    secondaryColor: 'Open picker: secondary',
  },
  sample: 'Aa',
  whiteOnIt: (contrast: string) => `White on it, ${contrast}:1.`,
  blackOnIt: (contrast: string) => `Black on it, ${contrast}:1.`,
  hardToRead: 'Hard to read on buttons.',
  textAsItIs: 'Used unchanged for text.',
  textDarkened: (colour: string) => `Darkened to ${colour} for text.`,
  linkSample: 'A text link',
};

export const textsEditorWords = {
  legend: 'Short texts',
  hint: 'One or two sentences on pages that have no editor. Empty fields are not shown.',
  labels: {
    roomsLead: 'Home: above the rooms',
    roomsIntro: 'Rooms: introduction',
    contactIntro: 'Contact: introduction',
    notFound: 'Page not found',
    blurb: 'Bottom of every page',
    newsletterTitle: 'Newsletter: title',
    newsletterText: 'Newsletter: text',
  },
  /** `{rooms}` is part of the text, because staff type it. */
  roomsLeadHint: '{rooms} becomes the number of rooms, as a word.',
};

export const accountWords = {
  version: (version: string) => `Version ${version} of the site`,
  changePassword: 'Change password',
  yourName: 'Your name',
  name: 'Name',
  nameText: 'Colleagues see it, also in the history of what you do.',
  saveName: 'Save name',
  email: 'Email',
  emailText: (address: string) =>
    `You sign in as ${address}. A new address counts once you have opened two links: one comes to the old address, one to the new one.`,
  newEmail: 'New email',
  changeEmail: 'Change email',
  emailWaits: (address: string) => `${address} waits: open the links in both emails.`,
  language: 'Language',
  languageText:
    'The language of the admin area. It is saved with your account, so you see it on other computers too. The languages of visitors are in Site Config.',
  keys: 'Keyboard',
  keysText:
    'Turn it off if you use voice control or often press keys by accident. It is saved with your account.',
  findKey: 'The / key jumps to the search for stays',
  signOutEverywhere: 'Sign out everywhere',
  signOutText:
    'Ends all sessions of this account at once, also this one. Use it if you lost a phone or forgot to sign out on a computer. “Logout” in the menu ends only this browser’s session.',
};

export const sessionWords = {
  title: 'Where you are signed in',
  failed: 'The list cannot be loaded right now.',
  text: 'Every browser in which you signed in and did not log out. “Last seen” can be an hour old.',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  current: 'This browser',
  since: (when: string) => `Signed in: ${when}`,
  seen: (when: string) => `Last seen: ${when}`,
  end: 'End',
  endOf: (device: string) => `End ${device}`,
  endOthers: 'End all others',
};

export const secondFactorWords = {
  title: 'Second factor',
  off: 'Off. With it, signing in also asks for six digits from an app on your phone, so that a stolen password alone opens nothing.',
  on: 'On. Signing in also asks for six digits from your app.',
  setUp: 'Set up',
  scan: 'Scan this picture with an authenticator app, e.g. Google Authenticator, Microsoft Authenticator or Aegis.',
  picture: 'QR code for an authenticator app',
  key: 'Or type this key into the app',
  openApp: 'Open the app on this phone',
  code: 'Code from the app',
  turnOn: 'Turn on',
  refused:
    'This code is not right, or no longer valid. A code works once and changes every 30 seconds. If your phone shows it right now, its clock is wrong: turn on automatic time there.',
  notAccepted: 'The code was not accepted.',
  wait: 'Too many wrong codes. Please wait five minutes.',
  failed: 'The server did not answer as expected. Please try again.',
  recovery: 'Recovery codes',
  recoveryText:
    'If you lose your phone, one of these codes removes the second factor. Print them or store them away from your phone: they are shown only now.',
  copy: 'Copy',
  copied: 'Copied',
  stored: 'I have stored them',
  left: (codes: number) =>
    codes === 0
      ? 'You have no recovery codes. Without them, only an administrator can help if you lose your phone.'
      : codes === 1
        ? '1 recovery code left.'
        : `${codes} recovery codes left.`,
  newCodes: 'New recovery codes',
  remove: 'Remove',
  removeText: 'A code from your app removes the second factor.',
  everybody: 'Everybody needs a second factor',
  everybodyText: 'People without one set it up before they see anything else.',
  everybodyFirst: 'Set up your own second factor first.',
  setUpFirst:
    'This hotel requires a second factor of everybody. Set it up below. Until then this account cannot see guests or change anything.',
  lost: 'Lost your phone? Use a recovery code',
  recoveryTitle: 'Recovery code',
  recoveryHelp:
    'Enter one of the codes that you stored when you set up the second factor. It removes the second factor and signs out your other devices.',
  recoveryLabel: 'Recovery code',
  recoveryWrong: 'This recovery code is wrong, or was used already.',
  recoveryWait: 'Too many wrong codes. Please wait ten minutes.',
  backToApp: 'Use the app instead',
};

export const accountToasts = {
  nameSaved: toastText('Name saved'),
  nameNotSaved: errorToast('Name not saved', 'Please try again.'),
  emailAsked: toastText('Check both mailboxes', 'Open the links in the two emails.'),
  emailNotAsked: (error: unknown) =>
    errorToast('Email not changed', error instanceof Error ? error.message : ''),
  sessionEnded: toastText('Session ended', 'That browser can no longer read or change anything.'),
  othersEnded: toastText('All other sessions ended'),
  sessionNotEnded: errorToast('Session not ended', 'It may have ended already.'),
  factorOn: toastText('Second factor on'),
  factorOff: toastText('Second factor removed'),
  factorRecovered: toastText('Second factor removed', 'Set up a new one in “Your account”.'),
  factorNotChanged: (reason: string) => errorToast('That did not work', reason),
};

export const passwordWords = {
  current: 'Current password',
  new: 'New password',
  again: 'New password again',
  hint: (characters: number) =>
    `At least ${characters} characters. Three or four unrelated words are easy to remember and hard to guess.`,
  tooLong: (letters: number) => `Please use a shorter password: at most ${letters} Latin letters`,
  common:
    'This password is easy to guess: please choose one that is not made of common words, rows of keys, your email address or the hotel’s name',
  title: 'One more step',
  text: 'Enter the six digits that your authenticator app shows.',
  code: 'Code',
  sixDigits: 'Please enter the six digits',
  button: 'Continue',
  somebodyElse: 'Sign in as somebody else',
};

export const resetPasswordWords = {
  checkingLink: 'Checking your link',
  title: 'Set a new password',
  button: 'Save password',
  deadTitle: 'This link no longer works',
  deadText: 'It may have expired, or it has been used already.',
  newLink: 'Request a new link',
};
