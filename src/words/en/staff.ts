/** What staff read once they are signed in. */
import { errorToast, toastText } from '../toast-text.ts';
import type { ToastText } from '../toast-text.ts';

/** What staff add, edit and delete: keys, so that a language may write each as it must. */
type Item = 'room' | 'testimonial' | 'page' | 'period' | 'extra' | 'discount' | 'charge' | 'code';

/** Buttons and notes that stand in many places. */
export const commonWords = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  discard: 'Discard',
  retry: 'Try again',
  loading: 'Loading',
  optional: '(optional)',
};

/** Every toast of the specification (4, 5 and 8), letter for letter, and the few it leaves open. */
export const staffToasts = {
  configUpdated: (section: string) =>
    toastText('Configuration Updated', `${section} settings have been updated successfully.`),
  configUpdateFailed: (section: string) =>
    errorToast('Update Failed', `Failed to update ${section} settings.`),
  configUpdateError: (section: string) =>
    errorToast('Update Error', `An error occurred while updating ${section} settings.`),
  languageNotKept: errorToast(
    'Language not saved with your account',
    'This browser remembers it. It will be saved when you reload the page.',
  ),
  findKeyNotKept: errorToast(
    'Not saved with your account',
    'The key is as it was. Please try again.',
  ),
  itemInvalid: errorToast('Validation Error', 'Please fill all required fields.'),
  roomAdded: (name: string) => toastText('Room Added', `${name} is now on the site.`),
  roomUpdated: (name: string) =>
    toastText('Room Updated', `The changes to ${name} are now on the site.`),
  roomDeleted: (name: string) => toastText('Room Deleted', `${name} is no longer on the site.`),
  testimonialAdded: (author: string) =>
    toastText('Testimonial Added', `The words of ${author} are now on the site.`),
  testimonialUpdated: (author: string) =>
    toastText('Testimonial Updated', `The words of ${author} have been changed.`),
  testimonialDeleted: (author: string) =>
    toastText('Testimonial Deleted', `The words of ${author} are no longer on the site.`),
  pageAdded: (title: string) => toastText('Page added', `${title} is saved.`),
  pageUpdated: (title: string) => toastText('Page saved', `The changes to ${title} are saved.`),
  pageDeleted: (title: string) => toastText('Page deleted', `${title} is no longer there.`),
  itemSaveFailed: (noun: Item) =>
    errorToast('Update failed', `The ${noun} could not be saved. Nothing you typed is lost.`),
  itemDeleteFailed: (noun: Item) =>
    errorToast('Delete failed', `The ${noun} could not be deleted. Please try again.`),
  orderFailed: errorToast('Order not saved', 'The order is as it was. Please try again.'),
  heroUpdated: toastText('Hero section updated', 'The home page now shows your changes.'),
  luxuryUpdated: toastText(
    'Luxury experience section updated',
    'The home page now shows your changes.',
  ),
  aboutUpdated: toastText(
    'About section updated',
    'Your changes have been saved successfully to the database.',
  ),
  contactUpdated: toastText('Contact information updated', 'Every page now shows your changes.'),
  gettingHereUpdated: toastText('Getting here updated', 'The contact page now shows your changes.'),
  goodToKnowUpdated: toastText(
    'Good to know updated',
    'The rooms and the contact page now show your changes.',
  ),
  placeUpdated: toastText('The place updated', 'The home page now shows your changes.'),
  moonUpdated: toastText('Moon updated', 'Visitors see it as you have set it.'),
  houseFactsUpdated: toastText(
    'Hotel facts updated',
    'Letters, papers and rooms go by them from now on.',
  ),
  updateFailed: errorToast('Update failed', 'There was a problem saving your changes'),
  invalidFileType: errorToast('Invalid file type', 'Please upload an image file'),
  fileTooLarge: (megabytes: number) =>
    errorToast('File too large', `Image must be less than ${megabytes}MB`),
  invalidImageData: errorToast('Upload Error', 'Invalid image data format'),
  imageTooManyPixels: errorToast(
    'Image too large',
    'Please use a picture of at most 40 megapixels',
  ),
  uploadFailed: errorToast('Upload Failed', 'Failed to upload image. Please try again.'),
  uploadError: errorToast('Upload Error', 'Failed to process image. Please try again.'),
  removeFailed: errorToast('Remove Failed', 'Failed to remove image. Please try again.'),
  removeError: errorToast('Remove Error', 'Failed to remove image. Please try again.'),
  standsStill: toastText(
    'This picture will stand still',
    'Of a moving WebP only the first picture is kept. A GIF keeps moving.',
  ),
  imageUploaded: toastText('Image uploaded', 'The picture is saved.'),
  imageRemoved: toastText('Image removed', 'The picture has been removed.'),
  uploadsInHand: toastText(
    'A picture is still being uploaded',
    'Save again once it is uploaded. Nothing you typed is lost.',
  ),
  galleryUpdated: toastText('More pictures updated', 'The About page now shows your changes.'),
  /** Where a picture is stored together with the words around it. */
  imageUploadedForSave: toastText('Image uploaded', 'It appears on the site when you save.'),
  imageRemovedForSave: toastText('Image removed', 'It is removed from the site when you save.'),
  imageLoadFailed: (place: 'hero' | 'luxury' | 'about' | 'room') =>
    errorToast('Error loading image', `Failed to load ${place} image from database`),
  imagesLoadFailed: (place: 'hero' | 'luxury' | 'about' | 'room') =>
    errorToast('Error loading images', `Failed to load ${place} images from database`),
};

export const pictureWords = {
  uploadHint: (megabytes: number) => `PNG, JPG, GIF up to ${megabytes}MB`,
  seenAtOnce: 'Visitors see a change at once, before you save.',
  seenOnSave: 'Visitors see a change when you save.',
  replace: 'Replace',
  choose: 'Choose picture',
  remove: 'Remove',
  bringBack: 'Restore the previous one',
  of: (action: string, label: string) => `${action}: ${label}`,
  tooLarge: (megabytes: string) => `This picture is ${megabytes} MB.`,
  resize: 'Resize it for me',
  picture: (number: number) => `Picture ${number}`,
  moved: (from: number, to: number, count: number) =>
    `Picture ${from} is now number ${to} of ${count}`,
  /** @param uploadHint what files may be chosen */
  hint: (hint: string, uploadHint: string) =>
    `${hint} ${uploadHint} each. Visitors see a change when you save.`,
  addTo: (label: string) => `Add to ${label}`,
  add: 'Add pictures',
  full: (most: number) => `All ${most} places are taken.`,
  drop: 'Or drop them here.',
  count: (count: number, most: number) => `${count} of ${most}`,
  noDescription: 'No description yet',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
};

export const pictureDetailsWords = {
  title: 'Description and focus',
  notSaved: 'Not saved yet',
  saved: 'Saved',
  description: 'Description of the picture',
  hint: (written: number, most: number) =>
    `Describe it in a few words for people who use a screen reader. ${written} of ${most} characters.`,
  save: 'Save description and focus',
  saveOne: (label: string) => `Save description and focus: ${label}`,
  text: 'Click the spot that must stay in view when the picture is cropped, or move the point with the arrow keys.',
  fromLeft: 'Focus from the left',
  height: 'Focus from the top',
  fromLeftSaid: (percent: number) => `${percent} percent from the left`,
  heightSaid: (percent: number) => `${percent} percent from the top`,
};

export const uploadQueueWords = {
  label: 'Files being uploaded',
  uploading: (file: string) => `Uploading: ${file}`,
  retryOne: (file: string) => `Try again: ${file}`,
  retryAll: (files: number) => `Try all ${files} again`,
  resizeOne: (file: string) => `Resize it for me: ${file}`,
  dismiss: 'Dismiss',
  dismissOne: (file: string) => `Dismiss: ${file}`,
  cancelOne: (file: string) => `Cancel upload: ${file}`,
  notTaken: (most: number, files: readonly string[]) =>
    `There is room for ${most} pictures. Left out: ${files.join(', ')}.`,
  lineLost: 'Not sent: the connection was lost.',
  full: 'There is no room for it: remove another picture first.',
  problem: (title: string, text: string) => `${title}: ${text}`,
};

export const resetPasswordWords = {
  checkingLink: 'Checking your link',
  title: 'Set a new password',
  button: 'Save password',
  deadTitle: 'This link no longer works',
  deadText: 'It may have expired, or it has been used already.',
  newLink: 'Request a new link',
};

export const passwordWords = {
  current: 'Current password',
  new: 'New password',
  again: 'New password again',
  hint: (characters: number) =>
    `At least ${characters} characters. Three or four unrelated words are easy to remember and hard to guess.`,
  tooLong: (letters: number) => `Please use a shorter password: at most ${letters} Latin letters`,
  common:
    'This password is easy to guess: please choose one that is not made of common words, rows of keys, your e-mail address or the hotel’s name',
  title: 'One more step',
  text: 'Enter the six digits that your authenticator app shows.',
  code: 'Code',
  sixDigits: 'Please enter the six digits',
  button: 'Continue',
  somebodyElse: 'Sign in as somebody else',
};

export const accountWords = {
  changePassword: 'Change password',
  language: 'Language',
  languageText:
    'The language of the admin area. It is saved with your account and follows you to other computers; visitors’ languages are in Site Config.',
  keys: 'Keyboard',
  keysText:
    'Turn it off if you use voice control or often press keys by accident. It is saved with your account.',
  findKey: 'The / key jumps to the search for stays',
  signOutEverywhere: 'Sign out everywhere',
  signOutText:
    'Ends every session of this account at once, including this one: for a lost phone, or a computer where you stayed signed in. “Logout” in the menu ends only this browser’s session.',
};

export const heroEditorWords = {
  title: 'Hero Section',
  purpose: 'The first thing a visitor sees.',
  labels: {
    name: 'Hotel name',
    title: 'Title',
    subtitle: 'Subtitle',
    image: 'Background image',
    sky: 'Show the moon in this picture',
  },
  skyHint: 'For a picture with a clear sky and no moon of its own.',
  skyPlace: {
    text: 'Put the moon where the sky is free: drag the point, or use the arrow keys.',
    fromLeft: 'Moon from the left',
    height: 'Moon from the top',
  },
  titleHint: 'Best under 45 characters.',
};

export const aboutEditorWords = {
  title: 'About',
  purpose:
    'The story of the hotel with four pictures, its days and services, and up to twelve more pictures.',
  storyTab: 'The story',
  storyPurpose: 'Title, description and the four pictures at the top.',
  labels: { title: 'Title', description: 'Description', images: 'Pictures' },
  galleryPurpose: 'More pictures, lower on the page. Without any, visitors see no such part.',
  galleryLabels: { images: 'Pictures' },
  galleryHint: 'Visitors can open each one full-screen.',
};

export const daysEditorWords = {
  title: 'Days and services',
  purpose: 'On About, below the story and its pictures. Empty fields are not shown.',
  labels: {
    daysTitle: 'Heading',
    days: 'Text in paragraphs',
    services: 'Services',
    onwardTitle: 'Above the link to the rooms',
  },
  daysHint: 'An empty line starts a new paragraph.',
  servicesHint: 'What you do for your guests, one card each.',
  serviceTitle: 'Service',
  serviceText: 'What it is',
};

export const textsEditorWords = {
  legend: 'Short texts',
  hint: 'A sentence or two on pages without an editor of their own. Empty fields are not shown.',
  labels: {
    roomsLead: 'Home: above the rooms',
    roomsIntro: 'Rooms: introduction',
    contactIntro: 'Contact: introduction',
    notFound: 'Page not found',
    blurb: 'Foot of every page',
    newsletterTitle: 'Newsletter: title',
    newsletterText: 'Newsletter: text',
  },
  /** `{rooms}` is typed as it stands. */
  roomsLeadHint: '{rooms} becomes the number of rooms, as a word.',
};

export const luxuryEditorWords = {
  title: 'Luxury Experience',
  purpose: 'The dark band with two pictures on the home page.',
  labels: { title: 'Title', description: 'Description', images: 'Pictures' },
};

export const siteConfigWords = {
  title: 'Site Config',
  purpose: 'Name, logo, colours and contact details, used everywhere.',
  /** The two tabs (specification 2); also what the toasts call their settings (DECISIONS 16). */
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
  currencyHint:
    'The sign beside every amount. Amounts stay as they are typed: nothing is converted.',
  squareFeet: 'ft² (square feet)',
  squareMetres: 'm² (square metres)',
  logoHint: 'A square mark works best, or your name in a wide picture.',
  iconHint:
    'A square picture for browser tabs and home screens. Without one, the logo is used, or with a wide logo the first letter of your name, drawn as you save.',
  legalTexts: 'Legal texts',
  legalHint: 'An empty line starts a new paragraph; a line that starts with "# " is a heading.',
  legend: 'Languages',
  hint: 'The languages visitors can read the site in. One that you remove disappears from the choice at once, and its pages with the next publish; a new one appears with the next publish.',
  first: 'First language',
  firstHint:
    'The site opens in it after the next publish. Your own texts are shown as you wrote them.',
};

export const colourWords = {
  openPicker: {
    primaryColor: 'Open picker: primary',
    secondaryColor: 'Open picker: secondary',
  },
  /** Two letters, to see how text looks. */
  sample: 'Aa',
  whiteOnIt: (contrast: string) => `White on it, ${contrast}:1.`,
  blackOnIt: (contrast: string) => `Black on it, ${contrast}:1.`,
  hardToRead: 'Hard to read on buttons.',
  textAsItIs: 'Used unchanged for text.',
  textDarkened: (colour: string) => `Darkened to ${colour} for text.`,
  linkSample: 'A text link',
};

export const staffFrameWords = {
  sidebar: 'Sidebar',
  offline:
    'This device is offline. What you see may be out of date, and nothing can be saved until you are back online.',
  reconnecting:
    'Reconnecting. You can look around; saving will work again once the server responds.',
  noRights:
    'This account can view the pages of the website, but not reservations, messages or any other guest data, and it cannot change anything. Ask an administrator for access.',
  line: {
    live: 'Live: anything new shows at once.',
    connecting: 'Connecting. Until then, checks for updates every 30 seconds.',
    off: 'Checks for updates every 30 seconds.',
    offline: 'Offline: no updates.',
  },
  oldName: (name: string) => `The published pages still say “${name}” until they have loaded.`,
  newRooms: (names: readonly string[]) =>
    `Visitors see ${names.map((name) => `“${name}”`).join(', ')}, but the published pages do not show ${names.length === 1 ? 'it' : 'them'} yet.`,
  whatHelps:
    'Search engines and link previews show this after the next publish. Where publishing is automatic, it takes a few minutes; if this note stays longer, ask whoever looks after the site.',
  title: 'Leave without saving?',
  text: (editor: string) =>
    `Your changes to ${editor} are not on the site yet. They are kept in this browser and will be here when you come back.`,
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
  /** The house's own time, wherever it is read. */
  inPhnomPenh: (moment: string) => `${moment} (Phnom Penh time)`,
};

export const staffNavWords = {
  label: 'Admin',
  visitWebsite: 'Visit Website',
  logout: 'Logout',
  logoutUnanswered: 'The server did not respond.',
  logoutHere: 'Sign out on this device only',
  /** In place of a name that nobody has given. */
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
    adminShops: 'Booking sites',
    adminFigures: 'Figures',
    adminMessages: 'Messages',
    adminSubscribers: 'Subscribers',
    adminLetters: 'Letters and alerts',
    adminPrivacy: 'Privacy',
    adminAccount: 'Your account',
  },
};

/** In place of the pages about guests, for an account that may not see them. */
export const noRightsWords = {
  title: 'Guests',
  purpose: 'For administrators.',
  emptyTitle: 'This account cannot view this page',
  emptyText: 'Only administrators can see what guests have sent. Ask one of them for access.',
};

/** What staff call the parts of their pages; read where one cannot be shown. */
export const partWords = {
  page: 'page',
  form: 'form',
  preview: 'preview',
  figures: 'figures',
  quickActions: 'quick actions',
  today: 'day at the desk',
  freeNights: 'table of free nights',
  otherStays: 'other stays',
  latestReservations: 'latest reservations',
  latestMessages: 'latest messages',
  hotelInformation: 'hotel information',
  translations: 'translations',
  contactInformation: 'contact information',
  contactDetails: 'contact details',
  gettingHere: 'getting here',
  goodToKnow: 'good to know',
  moon: 'moon',
  place: 'the place',
  houseFacts: 'hotel facts',
  story: 'story',
  days: 'days and services',
  gallery: 'gallery',
  typePictures: 'pictures of the room types',
  calendar: 'calendar',
  calendarRow: (room: string) => `row of ${room}`,
  entry: 'entry',
  reservation: 'reservation',
  stay: 'stay',
  freeDates: 'free dates',
  letter: 'letter',
  note: 'note',
  history: 'history',
  paper: 'paper',
  room: 'room',
  testimonial: 'testimonial',
  period: 'price period',
  extra: 'extra',
  discount: 'discount',
  charge: 'fee or tax',
  code: 'code',
  prices: 'prices by night',
  message: 'message',
  eraseForm: 'form to erase a guest',
  retentionForm: 'retention form',
  houseBell: 'bell for the hotel',
  browserBell: 'bell in this browser',
  automaticLetters: 'choice of letters',
  letterWords: 'texts of the letters',
  outbox: 'outbox',
};

export const staffFaultWords = {
  pageTitle: 'This page cannot be shown',
  part: (name: string) => `The ${name} cannot be shown.`,
  /** One of many: a line of a list or a table. */
  line: (name: string) => `This ${name} cannot be shown.`,
  restWorks: 'The rest of this page works.',
  pagesWork: 'Nothing you saved is lost, and the other pages work.',
  copy: 'Copy details',
  copied: 'Copied',
  marked: 'Selected: copy with Ctrl+C',
  /** For whoever is asked about it. */
  report: (part: string, page: string, time: string, error: string) =>
    `Part: ${part}\nPage: ${page}\nTime: ${time}\nError: ${error}`,
};

export const todayWords = {
  title: 'Today',
  failed: 'Today’s stays cannot be loaded right now.',
  loading: 'Loading today',
  toCome: 'To arrive',
  toLeave: 'To leave',
  inHouse: 'In house',
  freeTonight: 'Free tonight',
  done: {
    arrived: (count: number) => `${count} arrived`,
    left: (count: number) => `${count} left`,
    leaving: (count: number) => `${count} to leave`,
  },
  lists: {
    waiting: { title: 'Waiting for an answer', none: 'No requests are waiting for an answer.' },
    arriving: { title: 'Arriving', none: 'Nobody arrives today.' },
    leaving: { title: 'Leaving', none: 'Nobody leaves today.' },
    staying: { title: 'Staying on', none: 'Nobody else is in house.' },
    asking: { title: 'Asking for a change', none: '' },
    cancelled: { title: 'Cancelled by the guest', none: '' },
    unmarked: {
      title: 'Not marked',
      none: '',
      hint: 'These stays are over, and nobody has said whether the guest came. Until somebody does, they count neither as nights nor as income.',
    },
  },
  allWaiting: (count: number) => `All ${count} requests`,
  facts: (facts: readonly string[]) => facts.join(', '),
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  noDate: 'no date yet',
  day: (weekday: string, day: string) => `${weekday} ${day}`,
  expected: (day: string) => `Expected since ${day}`,
  overdue: (day: string) => `Should have left on ${day}`,
  /** Of a request that nobody has answered in time. */
  passed: 'The day of arrival has passed',
  early: (day: string) => `In house early: booked from ${day}`,
  /** What the guest has written with the request, and what staff have noted. */
  word: (words: string) => `“${words}”`,
  note: (words: string) => `Note: ${words}`,
  call: (guest: string, phone: string) => `Call ${guest}, ${phone}`,
  whatsApp: 'WhatsApp',
  chat: (guest: string) => `WhatsApp to ${guest}`,
  steps: {
    confirmed: 'Confirm',
    declined: 'Decline',
    checked_in: 'Arrived',
    checked_out: 'Left',
    no_show: 'No-show',
  },
  isSeen: { asking: 'Answered', cancelled: 'Seen' },
  is: {
    new: 'New',
    confirmed: 'Confirmed',
    declined: 'Declined',
    cancelled: 'Cancelled',
    checked_in: 'Arrived',
    checked_out: 'Left',
    no_show: 'No-show',
  },
  stepOf: (step: string, guest: string) => `${step}: ${guest}`,
  undo: 'Undo',
  chooseDate: 'Set a date',
  answerChange: 'Answer',
  seen: 'Seen',
};

export const freeNightsWords = {
  title: 'The next 14 nights',
  text: 'How many of each room are free.',
  room: 'Room',
  tonight: 'Tonight',
  /** From Sunday. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  full: 'full',
  all: 'All rooms',
  calendar: 'Calendar',
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
    testimonials: 'Edit testimonials',
    luxury: 'Luxury experience',
    about: 'About page',
    contact: 'Contact details',
    siteConfig: 'Name, logo and colours',
  },
  messagesFailed: 'Messages cannot be loaded right now.',
  noMessages: 'No messages yet',
  noMessagesText: 'What visitors write on the contact page appears here.',
  reservationsFailed: 'Reservations cannot be loaded right now.',
  noReservations: 'No reservations yet',
  guest: 'Guest',
  room: 'Room',
  checkIn: 'Check-in',
  total: 'Total',
  status: 'Status',
};

export const collectionWords = {
  add: (item: Item) => `Add ${item}`,
  edit: (item: Item) => `Edit ${item}`,
  save: (item: Item) => `Save ${item}`,
  search: (item: Item) => `Search ${item}s`,
  found: (count: number) => `${count} found`,
  none: (item: Item) => `No ${item}s yet`,
  delete: (item: Item) => `Delete this ${item}?`,
  isGone: (item: Item) => `Somebody else has deleted this ${item}. Saving adds it again.`,
  atOnce: 'Changes appear on the public site at once.',
  actions: 'Actions',
  moved: (name: string, place: number, count: number) =>
    `${name} is now number ${place} of ${count}`,
  shown: (shown: number, count: number) => `${shown} of ${count} shown.`,
  showAll: 'Show all',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  editOne: (name: string) => `Edit ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  deleteOne: (name: string) => `Delete ${name}`,
};

/** What the rows of a section's list are. */
export const rowWords = {
  distance: 'distance',
  item: 'item',
  service: 'service',
  amenity: 'amenity',
};

export const editorWords = {
  unsaved: 'Unsaved changes',
  save: 'Save changes',
  restored: 'Restored unsaved changes',
  savedInPart: (saved: string, unsaved: string) => `Saved: ${saved}. Not saved: ${unsaved}.`,
  question: 'Discard your changes?',
  keep: 'Keep editing',
  kept: 'Unsaved changes are kept in this browser:',
  continueWith: (name: string) => `Continue with ${name}`,
  continueWithNew: (item: Item) => `Continue with new ${item}`,
  title: 'Changed by somebody else',
  text: 'While you were editing, somebody else saved the same text. Nothing has been overwritten: choose which one to keep, then save.',
  theirs: 'Theirs, saved now',
  useTheirs: 'Use theirs',
  mine: 'Yours',
  keepMine: 'Keep mine',
  empty: '(empty)',
  row: (row: string, number: number) => `${row} ${number}`,
  moved: (row: string, place: number, count: number) => `Now ${row} ${place} of ${count}`,
  removed: (left: number) => `Removed. ${left} left`,
  moveUp: (row: string, number: number) => `Move ${row} ${number} up`,
  moveDown: (row: string, number: number) => `Move ${row} ${number} down`,
  remove: (row: string, number: number) => `Remove ${row} ${number}`,
  add: (row: string) => `Add ${row}`,
  full: (most: number) => `There can be at most ${most}.`,
};

export const previewWords = {
  title: 'Live preview',
  desktop: 'Desktop preview',
  tablet: 'Tablet preview',
  phone: 'Phone preview',
};

type Entries = 'reservations' | 'messages' | 'subscribers';

export const inboxWords = {
  filters: 'Filters',
  emailFilter: 'E-mail begins with',
  details: 'Details',
  failed: (entries: Entries) => `The ${entries} cannot be loaded right now.`,
  nothingFound: 'Nothing found',
  nothingFoundText: 'Try fewer or other filters.',
  none: (entries: Entries) => `No ${entries} yet`,
  older: (entries: Entries) => `Show older ${entries}`,
  choose: {
    reservation: 'Choose a reservation to read it.',
    message: 'Choose a message to read it.',
  },
  isGone: {
    reservation: 'This reservation no longer exists.',
    message: 'This message no longer exists.',
  },
  all: 'Export CSV',
  these: 'Export these',
  /** @param total undefined when it is not known */
  progress: (rows: string, total: string | undefined) =>
    total === undefined ? `${rows} rows` : `${rows} of ${total} rows`,
};

/** The first line of an exported file, column by column. */
export const csvWords = {
  reservations: [
    'Received',
    'Status',
    'Room',
    'Guest',
    'E-mail',
    'Phone',
    'Guests',
    'Check-in',
    'Check-out',
    'Nights',
    'Room price',
    'Service fee',
    'Total',
    'Source',
    'Message',
    'Notes',
    'Language',
    'Reference',
    'Invoice',
    'Price of each night',
    'Extras',
    'Price of extras',
    'Discount',
    'Code',
    'Agreed otherwise because',
    'Taxes',
  ],
  messages: ['Received', 'Status', 'Name', 'E-mail', 'Subject', 'Message', 'Language'],
  subscribers: ['Since', 'E-mail'],
};

export const subscriberWords = {
  purpose: 'Everyone who subscribed to the newsletter.',
  emptyText: 'Addresses from the foot of every page appear here.',
  since: (day: string) => `since ${day}`,
  question: 'Delete this subscriber?',
  unsubscribePage: (email: string) => `Unsubscribe page of ${email}`,
  unsubscribeHint: 'Unsubscribe page, for the foot of a newsletter',
  delete: (email: string) => `Delete ${email}`,
};

export const messageWords = {
  purpose: 'What visitors write on the contact page.',
  emptyText: 'When a visitor writes from the contact page, it appears here.',
  show: 'Show',
  inbox: 'Inbox',
  status: { unread: 'Unread', read: 'Read', archived: 'Archived', spam: 'Spam' },
  find: 'Find a message',
  question: 'Delete this message for good?',
  maybeRobot:
    'This may be from a robot: a field that people do not see was filled in. Some guests’ browsers do that by themselves.',
  reply: 'Reply',
  replyTitle: 'Reply',
  ownProgram:
    'Sent from here, the message is marked as answered. If you send it with your own mail program, press Mark answered.',
  replies: 'Replies',
  answered: 'Answered',
  answeredAt: (moment: string) => `Answered ${moment}`,
  markAnswered: 'Mark answered',
  markUnanswered: 'Not answered yet',
  stays: 'Stays of this guest',
  ofGuest: 'Messages from this guest',
  ofGuestFailed: 'The messages cannot be loaded right now.',
  spam: 'Spam',
  restore: 'Back to inbox',
  markUnread: 'Mark unread',
  markRead: 'Mark read',
  archive: 'Archive',
  delete: 'Delete',
  received: (moment: string) => `Received ${moment}`,
};

export const privacyWords = {
  purpose: 'What you store about guests, for how long, and how to erase it.',
  eraseForGood: 'Erase for good',
  title: 'Erase one guest',
  text: 'Deletes the messages, letters and subscription of this address. Stays remain in your books as a room, nights and a price, without name, address, phone or notes.',
  email: 'E-mail of the guest',
  button: 'Erase…',
  question: 'Erase this guest for good?',
  whatGoes: (email: string) => `All data about ${email} will be removed. This cannot be undone.`,
  again: 'Type the e-mail once more',
};

export const retentionWords = {
  failed: 'The privacy settings cannot be loaded right now.',
  title: 'How long guest data is kept',
  /** Around the name of the page where it is edited. */
  text: {
    before:
      'After this time, messages and letters can be deleted and past stays made anonymous. Your privacy text should say the same: edit it in ',
    after: '.',
  },
  months: 'Months',
  button: 'Erase what is older…',
  question: (months: number) =>
    `Erase what is older than ${months} ${months === 1 ? 'month' : 'months'}?`,
  whatGoes:
    'Messages and letters will be deleted, and past stays made anonymous. This cannot be undone.',
  exportFirst: 'Export reservations and messages first if you still need them.',
};

const STATUS = {
  new: 'New',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  checked_in: 'Checked in',
  checked_out: 'Checked out',
  no_show: 'No-show',
};

export const reservationStatusWords = {
  labels: STATUS,
  /** Buttons that lead from one to another. */
  steps: {
    confirm: 'Confirm',
    decline: 'Decline',
    guestCancelled: 'Guest cancelled',
    checkIn: 'Check in',
    noShow: 'No-show',
    cancelStay: 'Cancel stay',
    backToNew: 'Back to new',
    confirmAfterAll: 'Confirm after all',
    checkOut: 'Check out',
    notArrived: 'Not arrived yet',
    stillHere: 'Still here',
    backToConfirmed: 'Back to confirmed',
  },
};

/** In lists, in place of a status (src/desk/stays/reservation-mark.ts). */
export const reservationMarkWords = {
  asks: 'Asks for a change',
  unseen: 'Guest cancelled',
  unmarked: 'Not marked',
};

export const reservationWords = {
  purpose: 'Requests from the website, and bookings you enter yourself.',
  emptyText: 'A request for a room appears here as soon as it is sent.',
  addBooking: 'Add booking',
  all: 'All',
  status: 'Status',
  room: 'Room',
  checkInFrom: 'Check-in from',
  checkInUntil: 'Check-in until',
  moreFilters: 'Room and dates',
  labels: {
    website: 'Website',
    phone: 'Phone',
    walk_in: 'Walk-in',
    booking: 'Booking.com',
    airbnb: 'Airbnb',
    agoda: 'Agoda',
    expedia: 'Expedia / Vrbo',
    other: 'Other',
  },
  erased: 'Erased guest',
  dataErased: 'The guest’s data has been erased.',
  label: 'Find a stay',
  placeholder: 'Name, phone, e-mail or reference',
  submit: 'Find',
};

export const stayWords = {
  checkIn: 'Check-in',
  noDate: 'Not set',
  until: (date: string) => `until ${date}`,
  nights: 'Nights',
  guests: 'Guests',
  roomPrice: 'Room price',
  fee: 'Service fee',
  total: 'Total',
  chooseDate: 'Set a date',
  write: 'Write to the guest',
  guestMessage: 'Message from the guest',
  /** Under a request that came from the website. */
  received: (moment: string, reference: string) => `Received ${moment}. Reference ${reference}`,
  /** Under a booking that staff entered. */
  entered: (source: string, moment: string, reference: string) =>
    `${source}, entered ${moment}. Reference ${reference}`,
  edit: 'Edit guest',
  editText:
    'For this reservation. Its history records what was changed. A new e-mail address also changes the address of the guest’s own page: send it to the guest.',
  save: 'Save guest',
  others: 'Other stays of this guest',
  othersFailed: 'The other stays cannot be loaded right now.',
  noOthers: 'None with this e-mail or phone.',
  sameNights: 'The same guest has another stay on these nights:',
  othersMost: 'The latest 20. Search for the guest to see all.',
};

/** What a guest was not told yet: the mark on a row, on the stay and on Today. */
export const untoldWords = {
  mark: 'Guest not told yet',
  onItsWay: 'Letter on its way',
  /** By the letter that would tell it. */
  what: {
    confirmed: 'The guest does not know yet that the stay is confirmed.',
    changed: 'The guest does not know yet that the stay has changed.',
    declined: 'The guest does not know yet that you declined.',
    cancelled: 'The guest does not know yet that the stay is cancelled.',
    general: 'The guest does not know yet what you decided.',
  },
  noReminder: 'No reminder is sent before then.',
  wait: 'A letter about it is on its way; this mark disappears once it has been sent.',
  toldAnotherWay: 'Told another way',
  toldOf: (guest: string) => `Told another way: ${guest}`,
  listTitle: 'Guests not told yet',
  short: {
    confirmed: 'confirmed',
    changed: 'changed',
    declined: 'declined',
    cancelled: 'cancelled',
    general: 'decided',
  },
  told: toastText('Guest told', 'The history records it.'),
  notTold: errorToast('Not saved', 'The mark is as it was. Please try again.'),
};

/** Questions before a step that hurts when it was not meant. */
export const stepQuestionWords = {
  cancelled: {
    title: 'Cancel this stay?',
    text: (stay: string) => `${stay}. Others can book these nights at once.`,
    yes: 'Yes, cancel it',
  },
  no_show: {
    title: 'Mark this stay as a no-show?',
    text: (stay: string) => `${stay}. Others can book these nights at once.`,
    yes: 'No-show',
  },
  early: {
    title: 'Check in before the day of arrival?',
    text: (stay: string) => `${stay}.`,
    yes: 'Check in now',
  },
  group: {
    title: (step: string, rooms: number) => `${step}: all ${rooms} rooms?`,
    text: (rooms: readonly string[]) => `${rooms.join(', ')}.`,
    yes: (rooms: number) => `Yes, all ${rooms}`,
  },
  stay: (guest: string, room: string, from: string, until: string) =>
    `${guest}, ${room}, ${from} to ${until}`,
  no: 'Leave it as it is',
};

export const bookingRoomsWords = {
  add: 'Add another room',
  most: (rooms: number) => `At most ${rooms} rooms in one booking.`,
  room: (place: number) => `Room ${place}`,
  remove: (place: number) => `Remove room ${place}`,
  removed: (rooms: number) =>
    rooms === 1 ? 'Removed. One room left.' : `Removed. ${rooms} rooms left.`,
  /** `2 rooms, 3 nights: $1,254 in all` */
  total: (rooms: string, nights: string, price: string) => `${rooms}, ${nights}: ${price} in all`,
  rooms: (rooms: number) => (rooms === 1 ? '1 room' : `${rooms} rooms`),
  /** On a list, in the calendar: which one of the rooms of its booking. */
  placed: (place: number, rooms: number) => `room ${place} of ${rooms}`,
  fullRoom: (room: string, nights: readonly string[]) => `${room} on ${nights.join(', ')}`,
  fullPlace: (place: number, room: string) => `Room ${place}: ${room}`,
  notSoMany: (units: number) =>
    `The hotel has only ${units === 1 ? 'one room' : `${units} rooms`} of this kind.`,
  forThisRoom: 'For this room only',
  fullHere: (nights: readonly string[]) => `Full on ${nights.join(', ')}`,
  refused: 'Nothing was stored, because a room is full:',
  nextFree: 'All of them are free from:',
  added: (rooms: number, status: keyof typeof STATUS): ToastText => ({
    title: `${rooms} rooms added`,
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
  together: 'Booked together',
  failed: 'The other rooms cannot be loaded right now.',
  thisRoom: 'this room',
  totalOfAll: 'Total of all',
  totalWithout: 'without declined and cancelled rooms',
  steps: (rooms: number) => `For ${rooms} rooms at once`,
  stepAll: (step: string, rooms: number) => `${step}: all ${rooms} rooms`,
  early: 'They are leaving before the booked day: choose what to charge for each room.',
  late: 'They are leaving after the booked day: say how many nights they stayed in each room.',
  changed: (rooms: number, status: keyof typeof STATUS): ToastText => ({
    title: `${rooms} rooms: ${STATUS[status].toLowerCase()}`,
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
};

export const stayFormWords = {
  addText: 'By phone, at the desk, or any other way.',
  guest: 'Name',
  guestNote: '(or an e-mail)',
  email: 'E-mail',
  phone: 'Phone',
  source: 'Booked by',
  note: 'Note',
  noteNote: '(only staff see it)',
  saveNote: 'Save note',
  enterAs: 'Enter as',
  /** Where it begins. */
  beginnings: {
    confirmed: 'Confirmed: the nights are taken',
    checked_in: 'Checked in: the guest is here',
    new: 'Request: no nights are taken',
  },
  changeStay: 'Change stay',
  changeText:
    'Nights that stay keep the amount that was agreed; others, and another room, cost what they cost now.',
  saveStay: 'Save stay',
  room: 'Room',
  noLongerOffered: (room: string) => `${room} (no longer offered)`,
  checkIn: 'Check-in',
  departure: (date: string) => `Departure ${date}`,
  nights: 'Nights',
  guests: 'Guests',
  free: 'These nights are free.',
  full: (room: string) => `${room} is full on these nights.`,
  nextFree: 'Next free dates, one click to move there:',
  moveTo: (date: string) => `Move to ${date}`,
  /** Where a booking or a change was refused. */
  refused: 'The room is full on these nights.',
  refusedNextFree: 'Next free:',
  /** Kinds of rooms that are free on these nights. */
  otherRooms: 'Free on these nights:',
  takeRoom: (room: string) => `Take ${room}`,
  offer: 'Offer the guest what is free',
  nobodyNamed: 'Please enter a name or an e-mail',
  dateMissing: 'Please choose a date',
  notHereYet: 'A guest who is here must have arrived today or earlier',
  wroteIn: (language: string) => `Wrote in ${language}`,
  lettersIn: (language: string) => `Letters in ${language}`,
  label: 'Language of the guest',
  hint: 'Letters and the guest’s own page use it.',
  /** Where the words of that language did not come. */
  instead: (language: string) =>
    `The words for a letter in ${language} could not be loaded, so this one is in English.`,
};

export const historyWords = {
  title: 'History',
  failed: 'The history cannot be loaded right now.',
  website: 'Website',
  entry: (who: string, moment: string) => `${who}, ${moment}`,
  erased: 'the guest’s data was erased',
  received: 'Request received',
  enteredAs: (status: string) => `Entered as ${status}`,
  changed: 'Changed',
  noDate: 'none',
  room: (from: string, to: string) => `room ${from} → ${to}`,
  checkIn: (from: string, to: string) => `check-in ${from} → ${to}`,
  stay: (from: string, to: string) => `stay ${from} → ${to}`,
  guests: (from: string, to: string) => `guests ${from} → ${to}`,
  price: (from: string, to: string) => `price ${from} → ${to}`,
  link: 'new address of the guest’s page',
  email: 'e-mail changed',
  guest_name: 'name changed',
  phone: 'phone changed',
  language: 'language of letters changed',
  extras: 'extras changed',
  notes: 'note changed',
  asked: 'the guest asks for a change',
  askedNoMore: 'the request for a change is closed',
  told: 'the guest was told',
  byGuest: 'by the guest',
  seen: 'the cancellation was seen',
  all: (changes: readonly string[]) => {
    const sentence = changes.join('; ');
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  },
};

/** Toasts of reservations, messages and subscribers, which the specification leaves open. */
export const inboxToasts = {
  listFailed: (what: Entries | 'reservation' | 'stays' | 'message') =>
    errorToast('Not loaded', `The ${what} could not be loaded. Please try again.`),
  retentionNotLoaded: errorToast(
    'Not loaded',
    'The privacy settings could not be loaded. Please try again.',
  ),
  reservationChanged: (status: keyof typeof STATUS): ToastText => ({
    title: `Reservation: ${STATUS[status].toLowerCase()}`,
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
  staySaved: toastText('Stay saved', 'Dates and room are changed.'),
  cancellationSeen: toastText('Cancellation seen'),
  notesSaved: toastText('Note saved'),
  guestSaved: toastText('Guest saved'),
  bookingAdded: (status: keyof typeof STATUS): ToastText => ({
    title: 'Booking added',
    description: status === 'confirmed' ? 'The nights are taken now.' : undefined,
  }),
  reservationFailed: errorToast('Not saved', 'The reservation is unchanged. Please try again.'),
  bookingFailed: errorToast(
    'Not saved',
    'The booking was not added. What you typed is still here.',
  ),
  reservationConflict: errorToast(
    'Changed in the meantime',
    'Somebody else has just changed this reservation. Have a look and decide again.',
  ),
  nightsTaken: (sentence: string) => errorToast('No room free', sentence),
  messageFailed: errorToast('Not moved', 'The message is where it was. Please try again.'),
  messageArchived: toastText('Message archived'),
  messageIsSpam: toastText('Marked as spam', 'Find it under Show: Spam.'),
  messageRestored: toastText('Message back in the inbox'),
  messageDeleted: toastText('Message deleted'),
  deleteFailed: (what: 'message' | 'subscriber') =>
    errorToast('Delete failed', `The ${what} could not be deleted. Please try again.`),
  subscriberDeleted: (email: string) =>
    toastText('Subscriber deleted', `${email} will get no more newsletters.`),
  letterQueued: toastText(
    'Letter in the outbox',
    'It will be sent in a moment; you will see here when it has been.',
  ),
  letterFailed: errorToast(
    'Letter not queued',
    'What you wrote is kept in this browser. Please try again.',
  ),
  /** @param written the number, as it is read */
  erased: (entries: number, written: string): ToastText => ({
    title: entries === 0 ? 'Nothing to erase' : 'Data erased',
    description:
      entries === 0
        ? 'We hold nothing about this guest.'
        : `${written} ${entries === 1 ? 'entry was' : 'entries were'} deleted or made anonymous.`,
  }),
  eraseFailed: errorToast('Not erased', 'Nothing was changed. Please try again.'),
  retentionSaved: (months: number) =>
    toastText(
      'Retention saved',
      `Guests’ data is kept for ${months} ${months === 1 ? 'month' : 'months'}.`,
    ),
  retentionFailed: errorToast('Not saved', 'The retention time is unchanged. Please try again.'),
  /** @param written the number, as it is read */
  exportDone: (rows: number, written: string) =>
    toastText('Export finished', `${written} ${rows === 1 ? 'row' : 'rows'} saved to a file.`),
  exportFailed: errorToast('Export failed', 'No file was saved. Please try again.'),
};

export const stayCalendarWords = {
  purpose: 'Confirmed stays, night by night.',
  exportFile: 'Export .ics',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  failed: 'The stays cannot be loaded right now.',
  colours: 'Colours',
  confirmed: 'Confirmed',
  inTheHouse: 'In house',
  left: 'Left',
  noRooms: 'There are no rooms yet.',
  stays: 'Stays',
  room: 'Room',
  /** From Sunday on. */
  dayLetters: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  noLongerOffered: 'no longer offered',
  units: (rooms: number) => (rooms === 1 ? '1 room' : `${rooms} rooms`),
  free: (room: string, date: string) => `${room}, ${date}, free`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  openByTouch: 'Tap again to open',
  /** What the exported calendar is called. */
  fileName: (hotelName: string) => `${hotelName}: stays`,
};

export const letterPanelWords = {
  label: 'Letter to the guest',
  title: 'Tell the guest',
  subject: 'Subject',
  body: 'Letter',
  send: (address: string) => `Send to ${address}`,
  /** In the place of the button, once it was given to the service. */
  left: (address: string) => `On its way to ${address}`,
  about: 'What the letter is about',
  topics: {
    confirmed: 'Confirmed',
    changed: 'Changed',
    declined: 'Declined',
    offer: 'Other days or rooms',
    cancelled: 'Cancelled',
    received: 'Request received',
    general: 'Something else',
  },
  open: 'Open in your mail program',
  tooLong:
    'This letter is too long for the link to your mail program: it is copied, whole. Paste it into the mail that opens.',
  nothingSentYet: 'Nothing has been sent yet: you send it from your mail program.',
  noAddress: 'This guest has given no e-mail address: open a chat or copy the letter.',
  sentLabel: 'Letters to this guest',
  changed: 'What this letter says has changed since you started it.',
  factsFit: 'The new details can be put in; your own words stay.',
  factsDoNotFit: 'The new details do not fit into your text: the letter would start over.',
  takeFacts: 'Use the new details',
  beginAnew: 'Start over',
  copy: 'Copy',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  telegramHint: 'Telegram opens the chat; the letter is copied, paste it there.',
  copied: toastText('Letter copied', 'Paste it where you write to the guest.'),
  notCopied: errorToast('Not copied', 'The browser did not allow it. Select the text and copy it.'),
};

export const uploadWords = {
  uploading: (label: string) => `Uploading: ${label}`,
  cancelOne: (label: string) => `Cancel upload: ${label}`,
};

/** What the database refuses to staff, beside what it refuses to everybody (visitors' words). */
export const staffRefusalWords = {
  'date-missing': () => 'Please set a check-in date first.',
  'staff-nights-out-of-range': () => 'Please enter 1 to 60 nights.',
  'charge-invalid': () => 'Please enter an amount from 0 to 10,000,000.',
  'status-step': (from: keyof typeof STATUS, to: keyof typeof STATUS) =>
    `A reservation that is ${STATUS[from].toLowerCase()} cannot become ${STATUS[to].toLowerCase()}.`,
  'nights-full': (room: string, nights: readonly string[], nextFree: readonly string[]) =>
    `${room} is full on ${nights.join(', ')}.${nextFree.length > 0 ? ` Next free: ${nextFree.join(', ')}.` : ''}`,
  'nights-sold': (room: string, nights: readonly string[]) =>
    `This cannot be undone: ${room} has since been sold for ${nights.join(', ')}. Free these nights first.`,
  'rooms-full': (rooms: readonly string[]) =>
    `Full: ${rooms.join('; ')}. Nothing was changed for any of the rooms.`,
  'booking-rooms': () => 'Please choose two to ten rooms of one booking.',
  'booking-changed': () =>
    'Somebody else has just changed one of these rooms. Have a look and decide again.',
};

export const roomEditorWords = {
  title: 'Rooms',
  purpose: (rooms: number) =>
    `${rooms} ${rooms === 1 ? 'room' : 'rooms'}. Changes appear on the public site at once.`,
  emptyText: 'Rooms that you add appear here and on the site.',
  labels: {
    name: 'Name',
    type: 'Type',
    price: 'Price per night',
    capacity: 'Capacity',
    size: 'Size (ft²)',
    description: 'Description',
    images: 'Pictures',
    amenities: 'Amenities',
    bestSeller: 'Best seller',
    guestsIncluded: 'Guests included',
    extraGuestPrice: 'Per additional guest and night',
    units: 'Number of rooms',
  },
  /** In the choice and in the table. */
  types: { standard: 'standard', deluxe: 'deluxe', premier: 'premier' },
  /** `Price per night ($)` */
  priceIn: (sign: string) => `Price per night (${sign})`,
  sizeInMetres: 'Size (m²)',
  /** `30 ft² are 2.8 m². Did you mean 30 m²?` */
  sizeDoubt: (feet: string, metres: string, meant: string) =>
    `${feet} are ${metres}. Did you mean ${meant}?`,
  sizeMeant: (size: string) => `Make it ${size}`,
  allIncluded: 'All of them',
  includedHint: 'How many guests the price covers.',
  extraHint: '0: no charge.',
  unitsHint: 'Rooms of this kind in the hotel',
  amenitiesHint: 'Add your own under Contact, Hotel facts.',
  firstPicture: 'On the card',
  picturesHint: 'Without one, the room shows the picture for its type.',
  typePictures: 'Pictures by type',
  typePicturesText:
    'Shown for rooms that have no picture of their own. A change appears on the site at once.',
  image: 'Image',
  name: 'Name',
  size: 'Size (ft²)',
  type: 'Type',
  price: 'Price per night',
  capacity: 'Capacity',
  bestSeller: 'Best seller',
  notBestSeller: 'No',
};

export const testimonialEditorWords = {
  title: 'Testimonials',
  purpose: (testimonials: number) =>
    `${testimonials} ${testimonials === 1 ? 'testimonial' : 'testimonials'}. They rotate on the home page.`,
  hiddenSamples: 'Visitors do not see the samples: overwrite or delete them.',
  emptyText: 'Testimonials that you add rotate on the home page.',
  labels: {
    text: 'Text',
    author: 'Author',
    position: 'Position',
    rating: 'Rating',
    source: 'Written on',
    month: 'Month',
  },
  positionHint: 'Who they are, e.g. Travelled with family.',
  sourceHint: 'Where guests can find it, e.g. Booking.com.',
  noMonth: 'Not given',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  sample: 'sample',
};

export const pageWords = {
  title: 'Pages',
  purpose: 'Pages of your own, and the order of the home page and About.',
  all: 'All pages',
  /** In messages, and above the two pages whose parts can be ordered. */
  arrangedTitle: 'Home page and About',
  arranged: { home: 'Home page', about: 'About' },
  order: 'Order',
  asMade: 'Original order',
  changed: 'Changed order',
  ownTitle: 'Your pages',
  emptyText:
    'A restaurant, a spa, an offer: pages that you add appear here first, then on the site.',
  full: (most: number) => `There are ${most} pages, which is the most there can be.`,
  untitled: 'New page',
  copyOf: (title: string) => `${title} (copy)`,
  unsaved: 'unsaved changes',
  unread: 'The pages could not be loaded.',
  isGone: 'There is no such page any more.',
  addTitle: 'Add a page',
  addText:
    'Begin with an empty page, or with a ready-made one and fill in what is yours. All of it can be changed.',
  empty: 'Empty page',
  emptyPurpose: 'Choose every block yourself.',
  statuses: { draft: 'Draft', published: 'Published' },
  waits: (day: string) => `From ${day}`,
  runs: (day: string) => `Until ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  menu: 'Menu',
  places: { header: 'Header', footer: 'Footer', nowhere: 'No menu' },
  placeChoices: {
    header: 'In the header',
    footer: 'At the foot of every page',
    nowhere: 'In no menu',
  },
  abouts: {
    page: 'The hotel',
    restaurant: 'A restaurant or bar',
    event: 'An event or offer',
    article: 'A story',
  },
  labels: {
    title: 'Title',
    slug: 'Address',
    description: 'Description',
    image: 'Picture when shared',
    about: 'What it is about',
    place: 'Where it is linked',
    status: 'Status',
    showsFrom: 'First day',
    showsUntil: 'Last day',
    blocks: 'Blocks',
  },
  settings: 'Page settings',
  arrangedPurpose: 'The parts stay what they are. Order them, hide them, and add blocks between.',
  slugHint: (address: string) => `Visitors find it at ${address}`,
  slugMoves: (before: string) => `${before} will lead to the new address.`,
  slugTaken: 'Another page has this address',
  descriptionHint: 'Shown by search engines and where the page is shared.',
  imageHint: 'Without one, the first picture of the page.',
  placeHint: 'A page in no menu is found only by people who have its address.',
  daysHint: 'Leave both empty for a page that stays.',
  undo: 'Undo',
  redo: 'Redo',
  view: 'View page',
  blocks: 'Blocks of the page',
  noBlocks: 'Nothing here yet. Add the first block.',
  addBlock: 'Add block',
  addHere: (place: number) => `Add a block at place ${place}`,
  tooMany: (most: number) =>
    `A page can have at most ${most} blocks. Remove one first, or move some to another page.`,
  tooMuch:
    'The blocks of this page hold more text than one page can. Shorten some, or move some to another page, then save.',
  gaps: (count: number) =>
    `${count === 1 ? '1 text has' : `${count} texts have`} gaps to fill, marked [… like this]. The page can be published once none is left.`,
  gapsLeft: (places: readonly string[]) => `Fill the gaps first: ${places.join('; ')}`,
  chooseTitle: 'Choose a block',
  row: (name: string, place: number) => `${place}. ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  drag: (name: string) => `Drag ${name}; arrow keys move it`,
  hide: (name: string) => `Hide ${name}`,
  unhide: (name: string) => `Show ${name}`,
  copy: (name: string) => `Duplicate ${name}`,
  toPage: (name: string) => `Move ${name} to another page`,
  remove: (name: string) => `Remove ${name}`,
  hidden: 'hidden',
  moved: (name: string, place: number, count: number) =>
    `${name} is now number ${place} of ${count}`,
  removed: (name: string) => `${name} removed. Undo brings it back.`,
  toPageTitle: 'Move to another page',
  toPageText: 'It is put at the end of that page at once. Here it goes when you save.',
  noOtherPage: 'There is no other page yet.',
  toPageDone: (page: string) =>
    toastText('Block moved', `It stands at the end of ${page} now. Save this page as well.`),
  toPageFull: (page: string) => `${page} is full`,
  back: 'Restore the original order',
  backQuestion: 'Restore the original order? Blocks that you have added are removed.',
  edit: 'Edit',
  preview: 'Preview',
  textIn: (block: string, place: number, field: string) => `${place}. ${block}: ${field}`,
  partHint: 'What it says is edited where it always was. Here it can be moved and hidden.',
  show: {
    open: 'Share a preview',
    title: 'Show this page to somebody',
    text: 'Whoever has this link sees the page as it is now, published or not, for a week.',
    label: 'Link',
    copy: 'Copy link',
    share: 'Share',
    look: 'Open in a new tab',
    failed: errorToast('No link', 'The link could not be made. Please try again.'),
    takeBack: 'Take back',
    takenBack: toastText(
      'Links taken back',
      'No link shows this page any more. Make a new one at any time.',
    ),
    notTakenBack: errorToast('Not taken back', 'The links still work. Please try again.'),
  },
};

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

/** Facts that letters, papers, search engines and rooms go by. */
export const placeEditorWords = {
  title: 'The place',
  purpose:
    'A picture across the home page with one sentence. The map below it is that of Getting here.',
  labels: { sentence: 'Sentence', image: 'Picture' },
  imageHint:
    'Wide, with a quiet lower half for the sentence. Without a picture, this part is not shown.',
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
  /** To compare with an almanac; on a night of which nothing is told, too. */
  light: (lit: number, age: string) => `This evening ${lit}% of it is lit; its age is ${age} days.`,
};

export const houseFactsWords = {
  title: 'Hotel facts',
  purpose:
    'Letters can name them, confirmations and the guest’s own page show the hours, search engines read them, and rooms choose from the amenities. You write what visitors read in Good to know and Terms.',
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

export const goodToKnowEditorWords = {
  title: 'Good to know',
  purpose:
    'On every room’s page and on the contact page; marked items also appear beside the price.',
  labels: { items: 'Good to know' },
  items: 'Items',
  hint: (most: number) =>
    `Arrival, cancelling, breakfast, taxes … Mark up to ${most} that decide a booking.`,
  label: 'Label',
  text: 'Text',
  besidePrice: 'Also beside the price',
};

/** The hotel's own texts in the other languages of the site. */
export const translationWords = {
  row: 'Language of the texts',
  /** Said of a language with its name, where the row shows a number. */
  toDo: (missing: number, changed: number) =>
    [
      ...(missing > 0 ? [`${missing} missing`] : []),
      ...(changed > 0 ? [`${changed} to check again`] : []),
    ].join(', '),
  purpose: 'What you leave empty, visitors read in the original.',
  changed: 'The original has changed since: please check again.',
  before: 'It was:',
  stillRight: 'Still right',
  stillRightOne: (label: string) => `Still right: ${label}`,
  lost: (placeholders: string) =>
    `Keep ${placeholders} as it is: the page puts a number in its place.`,
  none: 'There is nothing to translate here yet.',
  unread: 'The translations could not be loaded.',
  numbered: (list: string, number: number, field: string) => `${list} ${number}: ${field}`,
  inList: (list: string, number: number) => `${list} ${number}`,
  picture: (number: number) => `Description of picture ${number}`,
  editor: (title: string, language: string) => `${title}, ${language}`,
  saved: toastText('Translation saved', 'Visitors who read this language can see it now.'),
  failed: errorToast('Translation not saved', 'There was a problem saving your translation'),
  title: 'Translations',
  complete: 'Complete',
};

export const guestPageWords = {
  open: 'Guest’s page',
  title: 'The guest’s own page',
  text: 'Anyone with this address can see the stay, ask for a change and cancel it. Give it only to the guest.',
  address: 'Address',
  copy: 'Copy address',
  failed: 'The address cannot be loaded right now.',
  erased: 'The page was removed with the guest’s data.',
  look: 'View the page',
  newLink: 'New address…',
  newLinkText:
    'The current address will stop working: anyone who opens it reads that it was replaced. Letters already sent contain it, so send the guest the new one.',
  makeNewLink: 'Make a new address',
  keepLink: 'Keep this one',
  replaced: toastText('New address made', 'Send it to the guest.'),
  notReplaced: errorToast('No new address', 'The current one still works. Please try again.'),
  asksTitle: 'The guest asks for a change',
  cancelledTitle: 'The guest has cancelled this stay',
  cancelledText:
    'Its nights are free again. Once you mark it as seen, it disappears from Today and the counts.',
  cancelledSeen: 'Seen',
  asksFailed: 'The guest’s request cannot be loaded right now.',
  arrival: 'Check-in',
  nights: 'Nights',
  guests: 'Guests',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  total: 'Total',
  free: 'These nights are free.',
  full: (nights: readonly string[]) => `Full on ${nights.join(', ')}.`,
  isAccepted: 'Accepted.',
  isDeclined: 'Declined. The stay remains as it was.',
  accept: 'Accept',
  decline: 'Decline',
  answer: 'Message to the guest',
  answerNote: '(optional, on their page)',
  declineNow: 'Decline it',
  keep: 'Back',
  accepted: {
    title: 'Change accepted',
    description: 'The stay has changed, and the guest sees it on their page.',
  },
  declined: {
    title: 'Change declined',
    description: 'The stay is unchanged, and the guest sees this on their page.',
  },
  answerFailed: errorToast('Not answered', 'Your answer could not be saved. Please try again.'),
  gone: errorToast(
    'No longer waiting',
    'The guest has since asked for something else, or somebody has answered. Please look again.',
  ),
};

export const closingWords = {
  button: 'Close nights',
  close: 'Close nights',
  change: 'Closed nights',
  text: 'For rooms that cannot be offered, such as during painting or a repair. Guests see these nights as full; the figures leave them out.',
  room: 'Room',
  rooms: 'How many rooms',
  units: (rooms: number) => `Of ${rooms} in the hotel`,
  firstNight: 'First night',
  lastNight: 'Last night',
  openAgain: (date: string) => `Open again from ${date}`,
  reason: 'Reason',
  reasonHint: 'Only staff see it.',
  open: 'Open again',
  lastBeforeFirst: 'The last night is before the first',
  tooLong: 'Please close at most one year at a time',
  listFailed: errorToast('Not loaded', 'The closed nights could not be loaded. Please try again.'),
  saved: toastText('Nights closed', 'Nobody can book them now.'),
  removed: toastText('Nights open again'),
  failed: errorToast('Not saved', 'Nothing was changed. Please try again.'),
  conflict: errorToast(
    'Changed in the meantime',
    'Somebody else has just changed these closed nights. Have a look and decide again.',
  ),
};

export const closingRefusalWords = {
  'closing-days': () => 'Please choose a first and a last night, at most one year apart.',
  'closing-reason': () => 'Please write a reason of at most 200 characters.',
  'closing-rooms': () => 'Please close at least one room.',
  'closing-taken': (room: string, nights: readonly string[], free: number) =>
    `${room}: ${free === 0 ? 'no room is' : free === 1 ? 'only 1 room is' : `only ${free} rooms are`} free on ${nights.slice(0, 5).join(', ')}${nights.length > 5 ? ' and more nights' : ''}.`,
};

export const calendarRoomsWords = {
  closed: 'Closed',
  /** @param from with the whole date, as the next */
  closing: (room: string, from: string, to: string, reason: string) =>
    `${room}, ${from} to ${to}, closed: ${reason}`,
  freeRooms: 'Free rooms',
  free: 'free',
  freeOf: (room: string) => `Free: ${room}`,
  freeOn: (rooms: number, date: string) => `${rooms} free on ${date}`,
};

export const earlyDepartureWords = {
  title: 'Leaves early',
  text: (nights: string, date: string) => `${nights} before the booked departure, ${date}.`,
  checkOut: 'Check out',
  question: 'What should be charged?',
  nights: (nights: string) => `The nights stayed: ${nights}`,
  whole: (nights: string) => `The whole stay: ${nights}`,
  amount: 'Another amount',
  amountLabel: (sign: string) => `Room price (${sign})`,
  amountHint: 'Fee and taxes are added.',
  amountWrong: 'Please enter an amount',
  sum: (price: string, fee: string, total: string, isTaxed: boolean) =>
    `${price} and ${fee} ${isTaxed ? 'fee and taxes' : 'service fee'}, ${total}`,
  sumWithExtras: (price: string, fee: string, extras: string, total: string, isTaxed: boolean) =>
    `${price}, ${fee} ${isTaxed ? 'fee and taxes' : 'service fee'} and ${extras} extras, ${total}`,
  /** Beside the price of a stay. */
  charged: { whole: 'charged as booked', amount: 'agreed at departure' },
  history: {
    nights: 'the nights stayed are charged',
    whole: 'the whole stay is charged',
    amount: 'another amount is charged',
  },
};

export const lateDepartureWords = {
  title: 'Leaves late',
  text: (date: string) => `The booked departure was ${date}. The nights stayed are charged.`,
  nights: 'Nights stayed',
  choose: 'Choose',
  booked: (nights: string) => `${nights}, as booked`,
  untilToday: (nights: string) => `${nights}, until today`,
  missing: 'Please say how many nights',
};

export const paperWords = {
  link: 'Papers',
  title: 'Papers',
  purpose: 'Print them, or save them as PDF from the print window.',
  print: 'Print',
  back: 'Reservation',
  kinds: 'Which paper',
  confirmation: 'Confirmation',
  registration: 'Registration card',
  invoice: 'Invoice',
  credit: 'Credit note',
  notFound: 'This reservation does not exist.',
  failed: 'The papers cannot be loaded right now.',
  reference: 'Reference',
  guest: 'Guest',
  date: 'Date',
  amount: 'Amount',
  // Around the invoice, on the screen alone
  none: 'There is no invoice for this stay yet.',
  numbered:
    'It gets the next number when you make it and never changes afterwards: printing it again gives the same invoice.',
  make: 'Make the invoice',
  makeAnother: 'Make a new invoice',
  notYet: 'An invoice can be made once the stay is confirmed and has a date.',
  /** @param number of an invoice of a stay that came to nothing */
  stands: (number: string) =>
    `This stay did not take place, and its invoice ${number} still counts. Cancel it with a credit note, unless the guest is charged all the same.`,
  toInvoice: 'To the invoice',
  outdated:
    'The stay has changed since this invoice was made. Cancel it with a credit note, then make a new one.',
  cancel: 'Cancel with a credit note',
  cancelQuestion: (number: string) => `Cancel ${number}?`,
  cancelText:
    'A credit note for the same amounts gets the next number. The invoice stays in the books.',
  keep: 'Keep it',
  all: 'Invoices of this stay',
  cancelledBy: (number: string, credit: string) => `${number}, cancelled by ${credit}`,
};

export const invoiceListWords = {
  title: 'Invoices of this month',
  exportFile: 'Export invoices',
  failed: 'The invoices cannot be loaded right now.',
  none: 'No invoice was made in this month.',
  number: 'Number',
  sum: 'Total',
  csv: [
    'Number',
    'Kind',
    'Date',
    'Guest',
    'Reference',
    'Room',
    'Check-in',
    'Check-out',
    'Nights',
    'Room price',
    'Service fee',
    'Extras',
    'Tax',
    'Amount',
  ],
};

export const invoiceSettingsWords = {
  title: 'Invoice settings',
  text: 'For invoices from now on; existing ones do not change.',
  prefix: 'Before the number',
  prefixHint: 'For example INV- or 2027/. A new one starts at 1 again.',
  taxName: 'Tax',
  taxNameHint: 'For example VAT. Leave empty if there is none.',
  taxPercent: 'Percent',
  included: 'Included in the prices',
  added: 'Added to the total',
  how: 'How it is charged',
  rielRate: 'Riel rate',
  rielRateHint:
    'Riel for one unit of your currency: papers then show the total in riel, too. 0 for none.',
  address: 'Issued by',
  addressHint: 'Address and tax number. If empty, your location from Contact is used.',
};

export const invoiceSettingsErrors = {
  prefix: 'Please use letters, digits and / . _ - only',
  percent: 'Please enter 0 to 100',
  taxName: 'Please name the tax',
  rate: 'Please enter 0 to 100,000',
};

export const invoiceToasts = {
  listFailed: errorToast('Not loaded', 'The invoices could not be loaded. Please try again.'),
  settingsFailed: errorToast('Not loaded', 'The settings could not be loaded. Please try again.'),
  settingsSaved: toastText('Saved', 'For invoices from now on.'),
  settingsNotSaved: errorToast('Not saved', 'What you typed is still here. Please try again.'),
  made: toastText('Invoice made'),
  cancelled: toastText('Credit note made'),
  failed: errorToast('No invoice', 'Nothing was made. Please try again.'),
};

export const invoiceRefusalWords = {
  'invoice-not-yet': () => 'An invoice can be made once the stay is confirmed and has a date.',
  'invoice-settings': () => 'Please check the fields: something in them is not valid.',
};

export const figuresWords = {
  purpose: 'A month beside the previous month and the same month last year.',
  exportFile: 'Export CSV',
  today: 'This month',
  failed: 'The figures cannot be loaded right now.',
  loadFailed: errorToast('Not loaded', 'The figures could not be loaded. Please try again.'),
  byRoom: 'By room',
  bySource: 'By source of the booking',
  name: 'Name',
  house: 'The whole hotel',
  occupancy: 'Occupancy',
  nights: 'Nights',
  income: 'Income',
  extras: 'Extras',
  rate: 'Average rate',
  percent: (percent: number) => `${percent} %`,
  /** @param month written, as the figure */
  inMonth: (month: string, figure: string) => `${month}: ${figure}`,
  /** @param count of stays that nobody has marked */
  unmarked: (count: number) =>
    count === 1
      ? 'One stay of this month does not count yet: nobody has said whether the guest came.'
      : `${count} stays of this month do not count yet: nobody has said whether the guests came.`,
  unmarkedLink: 'Look at them',
  how: 'Confirmed stays to come, guests in house and those who have left. A stay across the end of a month counts in each month with its nights and its share of the room price and of the extras; income and average rate are of the room price alone, without extras, service fee and taxes. Closed nights were not for sale, so they are left out; the number of rooms is today’s.',
  csv: {
    house: 'Hotel',
    room: 'Room',
    source: 'Source',
    headings: [
      'Month',
      'From',
      'To',
      'By',
      'Name',
      'Occupancy %',
      'Nights',
      'Nights offered',
      'Stays',
      'Income',
      'Extras',
      'Average rate',
    ],
  },
};

/** Letters about requests that came in faster than the hotel lets them leave by themselves. */
export const heldLettersWords = {
  /** @param count of letters that wait */
  title: (count: number) =>
    count === 1 ? 'One letter waits for you' : `${count} letters wait for you`,
  text: 'So many requests came in, or so many from one address, that the letters “Request received” were not sent automatically. Perhaps the hotel is just popular; perhaps somebody is filling in the form with strangers’ addresses. The requests themselves are all stored; each address below leads to its request. A letter that nobody has sent after three days is no longer sent.',
  label: 'Waiting letters',
  all: { letGo: 'Send all below', discard: 'Send none of them' },
  look: 'Look at them',
};

export const houseBellWords = {
  title: 'For the hotel',
  text: 'Rings within a minute for every request and message, and when a guest asks for a change or cancels. When many arrive at once, it rings once and sums up the rest ten minutes later. It says what was asked for, never by whom.',
  byEmail: 'Ring by e-mail',
  addresses: 'E-mail addresses',
  addressesHint: (address: string) =>
    `One per line, at most 10. If empty, the address from Contact is used: ${address}.`,
  wrongAddress: (address: string) => `“${address}” is not an e-mail address.`,
  tooMany: 'At most 10 addresses.',
  byTelegram: 'Ring by Telegram',
  telegramHint: 'Whoever looks after the site sets up the bot and its chat.',
  telegramMissing:
    'No bot is set up yet, so Telegram stays silent. Whoever looks after the site can set one up.',
  emailMissing:
    'No mail service is set up yet, so no e-mail is sent. Whoever looks after the site can set one up.',
  testEmail: 'Send a test by e-mail',
  testTelegram: 'Send a test by Telegram',
  tests: 'Tests',
};

export const browserBellWords = {
  title: 'In this browser',
  text: 'While the admin area is open, its tab counts what came in while you were looking elsewhere. However many tabs are open, only one rings.',
  sound: 'Play a sound',
  soundHint: 'After a reload, browsers stay silent until you click on the page once.',
  notify: 'Show a notification',
  notifyDenied:
    'The browser blocks notifications from this site: allow them in the settings beside its address.',
  notifyMissing: 'This browser does not support notifications.',
  hear: 'Hear it',
  rings: 'The bell',
  /** @param count of requests, messages, changes asked for and cancellations */
  arrived: (count: number) =>
    count === 1 ? 'Something new from a guest' : `${count} new things from guests`,
};

export const outboxListWords = {
  label: 'Outbox',
  empty: 'Nothing has been sent yet.',
  kinds: {
    letter: 'Letter',
    received: 'Request received',
    confirmed: 'Confirmed',
    declined: 'Declined',
    changed: 'Changed',
    cancelled: 'Cancelled',
    reminder: 'Day before arrival',
    bell: 'Bell',
    test: 'Test',
  },
  telegram: 'Telegram',
  statuses: { queued: 'Waiting', sent: 'Sent', failed: 'Not sent', held: 'Waits for you' },
  sending: 'Being sent now.',
  leavesAt: (moment: string) => `Will be sent ${moment}`,
  nextTry: (moment: string) => `Next try ${moment}`,
  tries: (count: number) => (count === 1 ? 'Tried once.' : `Tried ${count} times.`),
  letGo: 'Send',
  discard: 'Do not send',
  holdBack: 'Hold back',
  remove: 'Remove',
  reasons: {
    unreachable: 'The service could not be reached.',
    busy: 'The service was too busy.',
    refused: 'The service refused this letter: is the address right?',
    'not-allowed': 'The service does not know the hotel: its key or password is wrong.',
    'telegram-blocked': 'The bot was blocked or removed from the chat: add it again.',
    'telegram-chat': 'Telegram does not know the chat: its number is wrong.',
    unwritable:
      'Its text could not be put together: it is too long, or something in it does not fit. Shorten its words under “Letters to guests”, then try again.',
    unclear: 'Telegram may have shown it; it was not sent again, so that it does not ring twice.',
    expired: 'It was too late to be of use, so it was not sent.',
    restored: 'It came back with a backup and may have been sent before: send it if it has not.',
  },
  purpose: 'How you hear about what guests do, and what you write to them.',
  tabs: { bell: 'Alerts', letters: 'Letters to guests', outbox: 'Outbox' },
  notLoaded: 'This could not be loaded. Reload the page to try again.',
  neverCame:
    'Nothing is being sent yet: the outbox is waiting. Whoever looks after the site has to set up sending.',
  lastCame: (moment: string) =>
    `The outbox was last checked on ${moment}. Its letters wait until that works again.`,
  /** @param count of what could not be sent */
  failed: (count: number) =>
    count === 1
      ? 'One letter could not be sent: look at the outbox.'
      : `${count} letters could not be sent: look at the outbox.`,
};

export const lettersWords = {
  automaticTitle: 'Sent automatically',
  automaticText:
    'Every other letter waits, ready, beside its reservation until somebody presses Send. A letter about your own decision is sent after two minutes, so that a misclick can be undone.',
  kinds: {
    received: 'Request received, at once',
    confirmed: 'Confirmed',
    declined: 'Declined',
    changed: 'The stay has changed',
    cancelled: 'Cancelled',
    reminder: 'The day before arrival, from eight in the morning',
  },
  wordsTitle: 'Texts',
  wordsText:
    'A name in braces becomes a detail of the stay. A line whose detail is not known, such as an arrival without a date, is left out.',
  kind: 'Letter',
  language: 'Language',
  subject: 'Subject',
  body: 'Text',
  placeholders: 'Insert a detail',
  misspelt: (name: string, meant: string | undefined) =>
    meant === undefined
      ? `{${name}} is not a detail of a stay. Choose one from the list.`
      : `{${name}} is not a detail of a stay. Did you mean {${meant}}?`,
  missing: 'Please fill this in.',
  saveWords: 'Save text',
  firstWords: 'Restore the original text',
  ownWords: 'Your own text',
  previewTitle: 'Preview',
  previewOf: 'Shown with the stay',
  noStay: 'There is no reservation yet to show it with.',
  withCalendar: 'The dates are attached as a calendar entry (.ics).',
};

export const outboxToasts = {
  settingsSaved: toastText('Saved'),
  settingsFailed: errorToast('Not saved', 'What you chose is still here. Please try again.'),
  wordsSaved: toastText('Text saved', 'The next letter of this kind will use it.'),
  wordsFailed: errorToast('Not saved', 'What you typed is still here. Please try again.'),
  wordsBack: toastText('Original text restored', 'The next letter of this kind will use it.'),
  testQueued: toastText('Test on its way', 'You will see below whether it was accepted.'),
  testFailed: errorToast('Test not sent', 'Nothing was added to the outbox. Please try again.'),
  queuedAgain: toastText('Trying again'),
  removed: toastText('Removed from the outbox'),
  letGo: toastText('On their way'),
  notChanged: errorToast('Not changed', 'The outbox is unchanged. Please try again.'),
};

export const pricesWords = {
  sameNights: 'There is a step for this number of nights already.',
  sameCode: 'This code exists already.',
  purpose: 'What nights cost by date, and what is added or taken off. Guests see changes at once.',
  tabs: {
    nights: 'Nights',
    extras: 'Extras',
    discounts: 'Long stays',
    codes: 'Promo codes',
    charges: 'Fee and taxes',
    names: 'Languages',
    quote: 'Price check',
  },
  room: 'Room',
  notLoaded: { failed: 'The prices cannot be loaded right now.' },
  listFailed: errorToast('Not loaded', 'The prices could not be loaded. Please try again.'),
  saved: toastText('Prices saved', 'Guests see them now.'),
  removed: toastText('Deleted', 'Guests see the prices that apply now.'),
  failed: errorToast('Not saved', 'Nothing was changed. Please try again.'),
  conflict: errorToast(
    'Changed in the meantime',
    'Somebody else has just changed this. Have a look and decide again.',
  ),
  previousYear: 'A year earlier',
  nextYear: 'A year later',
  ownPrice: (price: string) => `Outside these periods: ${price} (base price).`,
  howByTouch: 'Tap a night, or drag sideways over several.',
  how: 'Drag over nights, or move with the arrow keys, hold Shift to mark more and press Enter.',
  /** @param price with its sign @param period of the night, if any */
  night: (date: string, price: string, period: string | undefined) =>
    `${date}: ${price}${period === undefined ? '' : `, ${period}`}`,
  /** The periods of a room: heading of their table, and what stands there while there are none. */
  periods: 'Periods',
  noPeriods: 'No periods in these twelve months: every night costs the base price.',
  add: 'Add a period',
  copy: 'Copy last year’s',
  columns: {
    name: 'Name',
    nights: 'Nights',
    price: 'Price',
    weekdays: 'By weekday',
    rules: 'Rules',
  },
  /** Of a period without an end. */
  endless: (from: string) => `from ${from} on`,
  oneLanguage: 'The site has one language. Others are chosen under Hotel & colours.',
  onDay: (day: string, price: string) => `${day} ${price}`,
  leastThroughout: (nights: number) =>
    `at least ${nights} ${nights === 1 ? 'night' : 'nights'}, every stay`,
  leastArriving: (nights: number) =>
    `at least ${nights} ${nights === 1 ? 'night' : 'nights'} on arrival`,
  arrival: (days: readonly string[]) => `arrival on ${days.join(', ')}`,
  done: (periods: number) =>
    periods === 1 ? '1 period is stored.' : `${periods} periods are stored.`,
  undo: 'Undo',
};

export const periodWords = {
  add: 'Add a period',
  edit: 'Edit period',
  text: 'Where periods overlap, the shortest one applies.',
  name: 'Name',
  nameHint: 'Guests may read it, such as “Dry season”.',
  firstNight: 'First night',
  lastNight: 'Last night',
  departure: (date: string) => `Up to the departure on ${date}`,
  price: (sign: string) => `Price per night (${sign})`,
  percent: 'Or in % above or below the base price',
  percentHint: (price: string) => `Of ${price}: 20 or -10, for example. It becomes a price.`,
  weekdays: 'Another price on some nights',
  weekdaysHint: 'Of the night that begins on this day. Empty: the price above.',
  endless: 'Without an end, all year round',
  only: 'Only the nights of these weekdays',
  onlyHint: 'None ticked: every night. The others cost what they would without this period.',
  rooms: 'Rooms',
  allRooms: 'All rooms',
  effect: 'What it changes',
  effectHint: 'Nights to come, of the next twelve months. Nothing is stored before you save.',
  nights: 'Nights',
  change: 'Price of a night',
  becomes: (before: string, after: string) => `${before} → ${after}`,
  stays: (price: string) => `stay at ${price}`,
  least: 'Minimum nights',
  throughout: 'Also for stays that begin earlier but include a night in this period',
  arrival: 'Guests may arrive on',
  arrivalHint: 'None ticked: on any day.',
  typical: 'Typical stays',
  afterSaving: 'At the saved prices.',
  typicalStay: (date: string, nights: string) => `${date}, ${nights}`,
  quoteFailed: 'cannot be told right now',
};

export const copyWords = {
  title: 'Copy last year’s periods',
  text: (from: string, until: string) =>
    `Periods that begin from ${from} to ${until}, a year later. Nothing is stored before you press the button.`,
  none: 'There are no periods in the year before.',
  by: 'A year later means',
  ways: { dates: 'the same dates', weekdays: 'the same weekdays (52 weeks later)' },
  period: (name: string, from: string, until: string) => `${name}: ${from} – ${until}`,
  becomes: (from: string, until: string) => `becomes ${from} – ${until}`,
  leapDay: 'That year has no 29 February: it is the 28th.',
  submit: (periods: number) => (periods === 1 ? 'Store 1 period' : `Store ${periods} periods`),
};

export const priceListWords = {
  extras: {
    title: 'Extras',
    purpose:
      'What guests may add to a stay, such as breakfast or a transfer. No fee and no tax on it.',
    none: 'No extras yet. What you add can be chosen by guests.',
    name: 'Name',
    price: (sign: string) => `Price (${sign})`,
    per: 'Charged',
    pers: {
      stay: 'per stay',
      night: 'per night',
      guest: 'per guest',
      guest_night: 'per guest and night',
    },
    most: 'How many a guest may choose',
    mostShort: 'At most',
  },
  discounts: {
    title: 'Long stays',
    purpose:
      'A percentage off every night from a certain length of stay. The highest one reached applies.',
    none: 'No discount for long stays yet.',
    minNights: 'From nights',
    percent: 'Percent off',
    name: (nights: number) => `${nights} nights`,
  },
  charges: {
    title: 'Fee and taxes',
    purpose:
      'What is added to every stay, in percent of its room price after discounts; extras carry none of it. Stays that are agreed keep what was agreed. The tax of invoices, on the whole amount, is set with the invoices.',
    none: 'Nothing is added to the room price.',
    serviceFee: 'Service fee',
    name: 'Name',
    nameHint: 'Guests read it. Of a fee it may stay empty: “Service fee”, in each language.',
    percent: 'Percent',
    kind: 'What it is',
    kinds: { fee: 'a fee of the house', tax: 'a tax' },
    rounding: 'Rounded',
    roundings: { whole: 'to whole amounts', cent: 'to the cent' },
  },
  codes: {
    title: 'Promo codes',
    purpose:
      'Words guests enter for a discount. Only confirmed stays count as a use, requests do not.',
    none: 'No promo codes yet.',
    code: 'Promo code',
    codeHint: 'Without spaces. Capital or small letters make no difference.',
    kind: 'Type of discount',
    kinds: { percent: 'percent', amount: 'an amount' },
    percent: 'Percent',
    amount: (sign: string) => `Amount (${sign})`,
    from: 'First day of arrival',
    until: 'Last day of arrival',
    rooms: 'Rooms',
    roomsHint: 'None ticked: all rooms.',
    all: 'all',
    most: 'Maximum number of stays',
    mostHint: 'Empty: any number.',
    worth: 'Discount',
    arrivals: 'Arrivals',
    uses: 'Uses',
    usesOf: (uses: number, most: number) => `${uses} of ${most}`,
    anyTime: 'any time',
    fromDay: (date: string) => `from ${date}`,
    untilDay: (date: string) => `until ${date}`,
  },
};

export const quoteWords = {
  purpose: 'What a guest would pay at the saved prices.',
  room: 'Room',
  arrival: 'Arrival',
  nights: 'Nights',
  guests: 'Guests',
  code: 'Promo code',
  show: 'Show the cost',
  failed: 'The cost cannot be told right now. Please check what you typed.',
  night: 'Night',
  period: 'Period',
  amount: 'Amount',
  ownPrice: 'base price',
  price: 'Room price',
  discount: (amount: string) => `${amount} less for a long stay or a promo code`,
  fee: 'Service fee',
  total: 'Total',
  result: 'What it costs',
  /** Why guests cannot have this stay; staff may still enter it. */
  rules: {
    'least-nights': (name: string, from: string, until: string | undefined, nights: number) =>
      `${name}, ${until === undefined ? `from ${from} on` : `${from} to ${until}`}: ${nights} nights or more.`,
    'arrival-day': (name: string, days: readonly string[], next: string | undefined) =>
      `${name}: guests arrive on ${days.join(', ')}${next === undefined ? '.' : `, next on ${next}.`}`,
    'too-many-guests': (guests: number) => `This room takes at most ${guests} guests.`,
    'code-early': (date: string) => `This code is valid for arrivals from ${date}.`,
    'code-expired': (date: string) => `This code was valid for arrivals until ${date}.`,
    'code-wrong': () => 'There is no such code.',
    'code-room': () => 'This code is not valid for this room.',
    'code-used-up': () => 'This code has been used as often as it may be.',
    'code-unquoted': () => 'This code has to be looked up first.',
  },
};

export const stayCostWords = {
  title: 'Price',
  /** Beside a box to tick or a number to choose. */
  extra: (name: string, price: string, per: string) => `${name}, ${price} ${per}`,
  none: 'none',
  open: 'The price is shown once room, nights and guests are chosen.',
  failed: 'The price cannot be shown right now. It will be worked out when you save.',
  another: 'Another amount',
  asQuoted: 'Take the computed amount',
  withCode: 'With a promo code',
  own: (sign: string) => `Room, all nights (${sign})`,
  ownHint: 'Instead of the computed room price; fee and taxes follow from it.',
  why: 'Reason',
  whyHint: 'Only staff see it, in the history, too.',
  whyMissing: 'Please say why',
  past: 'Reason for the exception',
  pastHint: 'Guests could not book this.',
  pastMissing: 'Please say why the rule does not apply',
  eachRoom:
    'Extras, a promo code or another amount are entered at each room once the booking is made.',
  agreedBecause: (reason: string) => `agreed: ${reason}`,
  pastBecause: (reason: string) => `exception to the price rules: ${reason}`,
  withCodeOf: (code: string) => `code ${code}`,
  discounted: (amount: string) => `agreed discount of ${amount}`,
};

/** Why a price, an extra or a code of a stay is refused. */
export const quoteRefusalWords = {
  'code-too-long': () => 'A promo code has at most 40 characters.',
  'extra-gone': () => 'One of the extras is no longer offered. Please choose again.',
  'extra-count': () => 'One of the extras cannot be added that often.',
  'extras-unreadable': () => 'The extras could not be read. Please choose them again.',
  'price-changed': () => 'The price has changed. Please look at it again.',
  'stay-rule': () => 'The price rules do not allow this stay. Give a reason for the exception.',
  'code-refused': () => 'The promo code cannot be used for this stay. Change it or take it out.',
  'code-used-up': () =>
    'The code of this stay has been used as often as it may be. Agree on another amount for it first.',
  'price-reason-missing': () => 'Please say why the amount is different.',
  'reason-too-long': () => 'A reason has at most 200 characters.',
};

export const priceRefusalWords = {
  'periods-equal': (room: string, one: string, other: string, from: string) =>
    `${room}: “${one}” and “${other}” are equally long and both cover ${from}: it is unclear which price applies. Make one of them longer or shorter.`,
  'period-ends-before': (name: string) => `“${name}”: the last night is before the first.`,
  'period-price': (name: string) =>
    `“${name}”: a price is more than 0 and at most 10,000,000, with cents at most.`,
  'too-many-periods': (most: number) =>
    `A room can have at most ${most} periods. Delete some that are over.`,
};
