import { errorToast, toastText } from '../../toast-text.ts';

export const messageWords = {
  purpose: 'Messages that visitors send on the contact page.',
  emptyText: 'When a visitor writes from the contact page, it appears here.',
  show: 'Show',
  inbox: 'Inbox',
  status: { unread: 'Unread', read: 'Read', archived: 'Archived', spam: 'Spam' },
  find: 'Find a message',
  question: 'Delete this message for good?',
  maybeRobot:
    'This may be from a robot, because a hidden field was filled in. Some guests’ browsers do that automatically.',
  reply: 'Reply',
  replyTitle: 'Reply',
  ownProgram:
    'If you send the reply from here, the message is marked as answered. If you use your own mail program, press Mark answered.',
  replies: 'Replies',
  answered: 'Answered',
  answeredAt: (moment: string) => `Answered ${moment}`,
  markAnswered: 'Mark answered',
  markUnanswered: 'Not answered yet',
  stays: 'Stays of this guest',
  ofGuest: 'Messages from this guest',
  ofGuestFailed: 'The messages cannot be loaded right now.',
  spam: 'Spam',
  restore: 'Move to inbox',
  markUnread: 'Mark unread',
  markRead: 'Mark read',
  archive: 'Archive',
  delete: 'Delete',
  received: (moment: string) => `Received ${moment}`,
};

export const subscriberWords = {
  purpose: 'Everyone who subscribed to the newsletter.',
  emptyText: 'Visitors can subscribe at the bottom of every page. Their addresses appear here.',
  since: (day: string) => `since ${day}`,
  question: 'Delete this subscriber?',
  unsubscribePage: (email: string) => `Unsubscribe page of ${email}`,
  unsubscribeHint: 'Unsubscribe page: put its link at the bottom of a newsletter',
  delete: (email: string) => `Delete ${email}`,
};

export const privacyWords = {
  purpose: 'What you store about guests, for how long, and how to erase it.',
  eraseForGood: 'Erase for good',
  title: 'Erase the data of one guest',
  text: 'Deletes the messages, emails and subscription of this address. Stays remain in your books, but only with room, nights and price.',
  email: 'Email of the guest',
  button: 'Erase data…',
  question: 'Erase the data of this guest for good?',
  whatGoes: (email: string) => `All data about ${email} will be removed. This cannot be undone.`,
  again: 'Type the email once more',
};

export const retentionWords = {
  failed: 'The privacy settings cannot be loaded right now.',
  title: 'How long guest data is stored',
  /** The sentence before and after its link. */
  text: {
    before:
      'After this time, messages and emails can be deleted and past stays made anonymous. Your privacy text should say the same: edit it in ',
    after: '.',
  },
  months: 'Months',
  button: 'Erase older data…',
  question: (months: number) =>
    `Erase data older than ${months} ${months === 1 ? 'month' : 'months'}?`,
  whatGoes:
    'Messages and emails will be deleted, and past stays made anonymous. This cannot be undone.',
  exportFirst: 'Export reservations and messages first if you still need them.',
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
    'The current address will stop working. Anyone who opens it reads that it was replaced. Emails that you already sent contain the old address, so send the new one to the guest.',
  makeNewLink: 'Make a new address',
  keepLink: 'Keep this address',
  replaced: toastText('New address made', 'Send it to the guest.'),
  notReplaced: errorToast('No new address', 'The current one still works. Please try again.'),
  asksTitle: 'The guest asks for a change',
  cancelledTitle: 'The guest has cancelled this stay',
  cancelledText:
    'Its nights are free again. Once you mark it as seen, it disappears from Today and the counts.',
  cancelledSeen: 'Mark as seen',
  asksFailed: 'The guest’s request cannot be loaded right now.',
  arrival: 'Check-in',
  nights: 'Nights',
  guests: 'Guests',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  total: 'Total',
  free: 'These nights are free.',
  full: (nights: readonly string[]) => `Full on ${nights.join(', ')}.`,
  isAccepted: 'Accepted.',
  isDeclined: 'Declined. The stay is unchanged.',
  accept: 'Accept',
  decline: 'Decline',
  answer: 'Message to the guest',
  answerNote: '(optional, shown on the guest’s page)',
  declineNow: 'Decline the change',
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
    'The request has changed',
    'The guest has asked for something else, or somebody has answered already. Please look again.',
  ),
};

export const emailSettingsWords = {
  automaticTitle: 'Sent automatically',
  automaticText:
    'All other emails are ready in the reservation, and you send them yourself. An automatic email about your decision is sent after two minutes, so that you can undo a wrong click.',
  kinds: {
    received: 'Request received, at once',
    confirmed: 'Confirmed',
    declined: 'Declined',
    changed: 'The stay has changed',
    cancelled: 'Cancelled',
    reminder: 'The day before arrival, from eight in the morning',
    freed: 'Full nights are free now, to the guests who asked first',
  },
  wordsTitle: 'Texts',
  wordsText:
    'A name in braces { } is replaced by a detail of the stay. If the detail is not known, the line is left out.',
  kind: 'Email',
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
  previewOf: 'Preview with the stay',
  noStay: 'The preview needs a reservation, and there is none yet.',
  withCalendar: 'The dates are attached as a calendar entry (.ics).',
};

export const emailPanelWords = {
  label: 'Email to the guest',
  title: 'Notify the guest',
  subject: 'Subject',
  body: 'Text',
  send: (address: string) => `Send to ${address}`,
  /** Replaces the send button after the email was handed to the mail service. */
  left: (address: string) => `On its way to ${address}`,
  about: 'What the email is about',
  topics: {
    confirmed: 'Confirmed',
    changed: 'Changed',
    declined: 'Declined',
    freed: 'The nights are free now',
    offer: 'Other days or rooms',
    cancelled: 'Cancelled',
    received: 'Request received',
    general: 'Something else',
  },
  open: 'Open in your mail program',
  tooLong:
    'This email is too long for the link to your mail program, so all of it is copied. Paste it into the email that opens.',
  nothingSentYet: 'Nothing has been sent yet. Please send it from your mail program.',
  noAddress: 'This guest gave no email address. Open a chat or copy the text.',
  sentLabel: 'Emails to this guest',
  changed: 'Some details have changed since you started this email.',
  factsFit: 'You can use the new details and keep your own words.',
  factsDoNotFit: 'The new details do not fit into your text. To use them, you have to start over.',
  takeFacts: 'Use the new details',
  beginAnew: 'Start over',
  copy: 'Copy',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  telegramHint: 'Telegram opens the chat, and the text is copied. Paste it there.',
  copied: toastText('Email copied', 'Paste it where you write to the guest.'),
  notCopied: errorToast('Not copied', 'The browser did not allow it. Select the text and copy it.'),
};

/** Emails about requests that are held because requests arrive faster than the hotel's limit. */
export const heldEmailsWords = {
  title: (count: number) =>
    count === 1 ? 'One email waits for you' : `${count} emails wait for you`,
  text: 'Very many requests came in, or many from one address. So the emails “Request received” were not sent automatically. Perhaps the hotel is just popular, or perhaps somebody fills in the form with addresses of strangers. All requests are saved. Click an address below to see its request. After three days an email can no longer be sent.',
  label: 'Waiting emails',
  all: { letGo: 'Send all listed emails', discard: 'Send none of these emails' },
  look: 'Show these emails',
};

export const houseBellWords = {
  title: 'For the hotel',
  text: 'An alert is sent within a minute for every request and message, and when a guest asks for a change or cancels. When many arrive at once, one alert is sent, and ten minutes later one for all the others. An alert never names the guest.',
  byEmail: 'Alert by email',
  addresses: 'Email addresses',
  addressesHint: (address: string) =>
    `One per line, at most 10. If empty, the address from Contact is used: ${address}.`,
  wrongAddress: (address: string) => `“${address}” is not an email address.`,
  tooMany: 'At most 10 addresses.',
  byTelegram: 'Alert by Telegram',
  telegramHint: 'The person who runs your website sets up the bot and its chat.',
  telegramMissing:
    'No bot is set up yet, so no Telegram alerts are sent. The person who runs your website can set one up.',
  emailMissing:
    'No mail service is set up yet, so no emails are sent. The person who runs your website can set one up.',
  testEmail: 'Send a test by email',
  testTelegram: 'Send a test by Telegram',
  tests: 'Tests',
};

export const outboxListWords = {
  label: 'Outbox',
  empty: 'Nothing has been sent yet.',
  kinds: {
    letter: 'Email',
    received: 'Request received',
    confirmed: 'Confirmed',
    declined: 'Declined',
    changed: 'Changed',
    cancelled: 'Cancelled',
    reminder: 'Day before arrival',
    freed: 'The nights are free now',
    bell: 'Alert',
    test: 'Test',
    invitation: 'Invitation to the team',
  },
  telegram: 'Telegram',
  statuses: { queued: 'Waiting', sent: 'Sent', failed: 'Not sent', held: 'Waiting for you' },
  sending: 'Being sent now.',
  leavesAt: (moment: string) => `Will be sent ${moment}`,
  nextTry: (moment: string) => `Next try ${moment}`,
  tries: (count: number) => (count === 1 ? 'Tried once.' : `Tried ${count} times.`),
  letGo: 'Send',
  discard: 'Do not send',
  holdBack: 'Cancel sending',
  remove: 'Remove',
  reasons: {
    unreachable: 'The service could not be reached.',
    busy: 'The service was too busy.',
    refused: 'The service refused this email: is the address right?',
    'not-allowed': 'The service does not know the hotel: its key or password is wrong.',
    'telegram-blocked': 'The bot was blocked or removed from the chat: add it again.',
    'telegram-chat': 'Telegram does not know the chat: its number is wrong.',
    unwritable:
      'The email could not be written, because its text is too long or not valid. Change the text under “Emails to guests”, then try again.',
    unclear:
      'Perhaps Telegram has already delivered it. It was not sent again, so that nobody gets it twice.',
    expired: 'It was not sent, because it was too late.',
    restored:
      'It was restored from a backup and may have been sent before. Send it only if it was not.',
  },
  purpose: 'Alerts about what guests do, and the emails that you send them.',
  tabs: { bell: 'Alerts', emails: 'Emails to guests', outbox: 'Outbox' },
  notLoaded: 'This could not be loaded. Reload the page to try again.',
  neverCame:
    'No emails are sent yet, because sending is not set up. The person who runs your website has to set it up.',
  lastCame: (moment: string) =>
    `The outbox was last checked on ${moment}. Emails wait until sending works again.`,
  failed: (count: number) =>
    count === 1
      ? 'One email could not be sent: look at the outbox.'
      : `${count} emails could not be sent: look at the outbox.`,
};

export const outboxToasts = {
  settingsSaved: toastText('Saved'),
  settingsFailed: errorToast('Not saved', 'What you chose is still here. Please try again.'),
  wordsSaved: toastText('Text saved', 'The next email of this kind will use it.'),
  wordsFailed: errorToast('Not saved', 'What you typed is still here. Please try again.'),
  wordsBack: toastText('Original text restored', 'The next email of this kind will use it.'),
  testQueued: toastText('Test on its way', 'You will see below whether it was accepted.'),
  testFailed: errorToast('Test not sent', 'Nothing was added to the outbox. Please try again.'),
  queuedAgain: toastText('Trying again'),
  removed: toastText('Removed from the outbox'),
  letGo: toastText('Emails on their way'),
  notChanged: errorToast('Not changed', 'The outbox is unchanged. Please try again.'),
};
