import { errorToast, toastText } from '../../toast-text.ts';

type Item = keyof typeof ITEM;

const ITEM = {
  room: 'room',
  testimonial: 'testimonial',
  page: 'page',
  period: 'period',
  extra: 'extra',
  obligatory: 'obligatory extra',
  band: 'age group',
  discount: 'discount',
  charge: 'charge',
  code: 'code',
};

export const itemRefusalWords = {
  'too-many-rows': (most: number) =>
    `There can be at most ${most}. Delete some that you no longer need.`,
};

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

/** Messages of a number field whose text is no number, or can be read as two. */
export const numberFieldWords = {
  unreadable: (typed: string) =>
    `“${typed}” is not a number. Please write digits, such as 1250.50.`,
  twoReadings: (typed: string) => `“${typed}” can be read in two ways. Which number is it?`,
};

/** The staff's toasts. The specification prescribes most of them word for word. */
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
    'The setting is unchanged. Please try again.',
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
  pageDeleted: (title: string) => toastText('Page deleted', `${title} no longer exists.`),
  itemSaveFailed: (noun: Item) =>
    errorToast('Update failed', `The ${ITEM[noun]} could not be saved. Nothing you typed is lost.`),
  tooManyItems: (most: number) =>
    errorToast('Update failed', itemRefusalWords['too-many-rows'](most)),
  itemDeleteFailed: (noun: Item) =>
    errorToast('Delete failed', `The ${ITEM[noun]} could not be deleted. Please try again.`),
  orderFailed: errorToast('Order not saved', 'The order is unchanged. Please try again.'),
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
  moonUpdated: toastText('Moon updated', 'Visitors see your changes now.'),
  houseFactsUpdated: toastText(
    'Hotel facts updated',
    'Emails, documents and rooms use them from now on.',
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
    'This picture will not move',
    'The site shows only the first picture of a moving WebP. A GIF can move.',
  ),
  imageUploaded: toastText('Image uploaded', 'The picture is saved.'),
  imageRemoved: toastText('Image removed', 'The picture has been removed.'),
  uploadsInHand: toastText(
    'A picture is still being uploaded',
    'Save again once it is uploaded. Nothing you typed is lost.',
  ),
  galleryUpdated: toastText('More pictures updated', 'The About page now shows your changes.'),
  /** For a picture that is stored when its section is saved. */
  imageUploadedForSave: toastText('Image uploaded', 'It appears on the site when you save.'),
  imageRemovedForSave: toastText('Image removed', 'It is removed from the site when you save.'),
  imageLoadFailed: (place: 'hero' | 'luxury' | 'about' | 'room') =>
    errorToast('Error loading image', `Failed to load ${place} image from database`),
  imagesLoadFailed: (place: 'hero' | 'luxury' | 'about' | 'room') =>
    errorToast('Error loading images', `Failed to load ${place} images from database`),
};

/** Names of page parts, used in error messages if one cannot be shown. */
export const partWords = {
  page: 'page',
  form: 'form',
  preview: 'preview',
  figures: 'figures',
  quickActions: 'quick actions',
  today: 'list of today’s stays',
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
  email: 'email',
  note: 'note',
  history: 'history',
  paper: 'document',
  room: 'room',
  testimonial: 'testimonial',
  period: 'price period',
  extra: 'extra',
  discount: 'discount',
  band: 'age group',
  obligatory: 'obligatory extra',
  charge: 'fee or tax',
  code: 'code',
  prices: 'prices by night',
  message: 'message',
  eraseForm: 'form to erase a guest',
  retentionForm: 'form for the storage time',
  houseBell: 'alerts for the hotel',
  browserBell: 'alerts in this browser',
  automaticEmails: 'list of automatic emails',
  emailTemplates: 'texts of the emails',
  outbox: 'outbox',
};

export const staffFaultWords = {
  pageTitle: 'This page cannot be shown',
  part: (name: string) => `The ${name} cannot be shown.`,
  /** For one row of a list or table. */
  line: (name: string) => `This ${name} cannot be shown.`,
  restWorks: 'The rest of this page works.',
  pagesWork: 'Nothing you saved is lost, and the other pages work.',
  copy: 'Copy details',
  copied: 'Copied',
  marked: 'Selected: copy with Ctrl+C',
  /** The error report that staff can copy and send to whoever maintains the site. */
  report: (part: string, page: string, time: string, error: string) =>
    `Part: ${part}\nPage: ${page}\nTime: ${time}\nError: ${error}`,
};

export const collectionWords = {
  add: (item: Item) => `Add ${ITEM[item]}`,
  edit: (item: Item) => `Edit ${ITEM[item]}`,
  save: (item: Item) => `Save ${ITEM[item]}`,
  search: (item: Item) => `Search ${ITEM[item]}s`,
  found: (count: number) => `${count} found`,
  none: (item: Item) => `No ${ITEM[item]}s yet`,
  delete: (item: Item) => `Delete this ${ITEM[item]}?`,
  isGone: (item: Item) => `Somebody else has deleted this ${ITEM[item]}. Saving adds it again.`,
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
  historyOf: (name: string) => `History of ${name}`,
};

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
  kept: 'This browser has unsaved changes:',
  continueWith: (name: string) => `Continue with ${name}`,
  continueWithNew: (item: Item) => `Continue with new ${ITEM[item]}`,
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

/** The history of an editor's content. */
export const versionWords = {
  title: 'History',
  of: (title: string) => `History: ${title}`,
  purpose: 'Every save is kept. Choose one to see what visitors saw then.',
  list: 'Versions',
  entry: (time: string, who: string) => `${time} · ${who}`,
  now: 'Now',
  old: 'Then',
  before: 'Before the history began',
  unknown: 'Not in the admin area',
  older: 'Show older versions',
  none: 'There is no older version yet. From the next save on, you can come back to what is there now.',
  differences: 'What restoring changes',
  nowOnly: 'Now:',
  oldOnly: 'Then:',
  yes: 'Yes',
  no: 'No',
  same: 'This version is the same as now.',
  picture: 'Picture',
  description: 'Description of the picture',
  kept: (fields: string[]) => `Cannot be restored and stays as it is now: ${fields.join(', ')}.`,
  picturesGone: (count: number) =>
    count === 1
      ? 'One picture no longer exists and is left out.'
      : `${count} pictures no longer exist and are left out.`,
  unsaved: 'You have unsaved changes. Save or discard them first.',
  restore: 'Restore this version',
  changedMeanwhile:
    'Not everything was restored. If somebody else has just saved, the comparison now shows their version. You can try again.',
  restored: toastText('Version restored', 'Visitors see it now.'),
  notRestored: errorToast(
    'Version not restored',
    'Some of it could not be saved. Please try again.',
  ),
  notLoaded: errorToast('The history could not be loaded', 'Please try again.'),
  deleted: (item: Item) => `Deleted ${ITEM[item]}s`,
  deletedBy: (moment: string, who: string) => `${moment}, ${who}`,
  bringBack: 'Bring back',
  bringBackOne: (name: string) => `Bring back ${name}`,
};

export const previewWords = {
  title: 'Live preview',
  desktop: 'Desktop preview',
  tablet: 'Tablet preview',
  phone: 'Phone preview',
};

export const translationWords = {
  row: 'Language of the texts',
  /** Explains the number beside a language. */
  toDo: (missing: number, changed: number) =>
    [
      ...(missing > 0 ? [`${missing} missing`] : []),
      ...(changed > 0 ? [`${changed} to check again`] : []),
    ].join(', '),
  purpose: 'If a field is empty, visitors read the original text.',
  changed: 'The original text has changed. Please check the translation.',
  before: 'Old text:',
  stillRight: 'Keep translation',
  stillRightOne: (label: string) => `Keep translation: ${label}`,
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

export const pictureWords = {
  uploadHint: (megabytes: number) => `PNG, JPG, GIF up to ${megabytes}MB`,
  seenAtOnce: 'Visitors see a change at once, before you save.',
  seenOnSave: 'Visitors see a change when you save.',
  replace: 'Replace',
  choose: 'Choose picture',
  remove: 'Remove',
  bringBack: 'Restore the previous picture',
  of: (action: string, label: string) => `${action}: ${label}`,
  tooLarge: (megabytes: string) => `This picture is ${megabytes} MB.`,
  resize: 'Resize the picture',
  picture: (number: number) => `Picture ${number}`,
  moved: (from: number, to: number, count: number) =>
    `Picture ${from} is now number ${to} of ${count}`,
  /** @param uploadHint the accepted file types and sizes */
  hint: (hint: string, uploadHint: string) =>
    `${hint} ${uploadHint} each. Visitors see a change when you save.`,
  addTo: (label: string) => `Add to ${label}`,
  add: 'Add pictures',
  full: (most: number) => `There can be at most ${most} pictures.`,
  drop: 'Or drop pictures here.',
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
  resizeOne: (file: string) => `Resize the picture: ${file}`,
  dismiss: 'Dismiss',
  dismissOne: (file: string) => `Dismiss: ${file}`,
  cancelOne: (file: string) => `Cancel upload: ${file}`,
  notTaken: (most: number, files: readonly string[]) =>
    `There is room for ${most} pictures. Not added: ${files.join(', ')}.`,
  lineLost: 'Not sent: the connection was lost.',
  full: 'There is no room for it: remove another picture first.',
  problem: (title: string, text: string) => `${title}: ${text}`,
};

export const uploadWords = {
  uploading: (label: string) => `Uploading: ${label}`,
  cancelOne: (label: string) => `Cancel upload: ${label}`,
};
