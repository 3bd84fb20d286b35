import { errorToast, toastText } from '../../toast-text.ts';
import { passwordWords, rightWords } from './front.ts';

export const teamWords = {
  purpose: 'Who works with this site, and what each person may do.',
  failed: 'The team cannot be loaded right now.',
  people: 'People',
  invitations: 'Invitations',
  you: 'You',
  seen: (when: string) => `Last seen: ${when}`,
  neverSeen: 'Not signed in yet',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  noRole: 'No role',
  may: {
    admin: 'May do everything, also change prices, settings and the team.',
    desk: 'Works with reservations, messages, payments, closed dates and documents. Cannot change the website or prices.',
    editor: 'Writes texts, pictures and translations of the website. Sees no guests.',
    reader: 'Sees reservations, messages, prices and the reports, but changes nothing.',
  },
  saveRole: 'Save role',
  lastAdministrator: 'The only administrator. Make somebody else an administrator first.',
  demoteQuestion: 'Give up managing the team?',
  remove: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove ${name}?`,
  hasFactor: 'Has a second factor',
  resetFactor: (name: string) => `Reset the second factor of ${name}`,
  resetQuestion: (name: string) =>
    `Reset the second factor of ${name}? Do so only if you know that ${name} has lost it.`,
  invite: 'Invite somebody',
  inviteText:
    'The email has a link that works once, for three days. The person chooses a name and a password.',
  noEmails:
    'The site does not send emails yet, so nobody can be invited here. The person who runs your website can set this up, or create the account.',
  email: 'Email',
  send: 'Send invitation',
  invitedAs: (role: string, by: string, when: string) =>
    [role, by ? `invited by ${by}` : 'invited', when].join(' · '),
  endsAt: (when: string) => `The link works until ${when}.`,
  states: {
    waiting: 'Being sent',
    sent: 'Sent',
    failed: 'Not sent',
    unsent: 'Not sent',
    expired: 'Expired',
  },
  resend: 'Send again',
  resendTo: (email: string) => `Send again to ${email}`,
  withdraw: 'Withdraw',
  withdrawFrom: (email: string) => `Withdraw the invitation of ${email}`,
};

/** Sentences for the codes with which the database refuses a change of the team. */
export const teamRefusalWords = {
  'person-known': () =>
    'There is an account with this address already. Change its role in the list.',
  'invitation-waits': () =>
    'This address is invited already. Send the invitation again, or withdraw it.',
  'invitation-gone': () => 'This invitation was used or withdrawn.',
  'role-unknown': () => 'There is no such role. Reload the page and try again.',
  'person-gone': () => 'This person is no longer in the team.',
  'last-administrator': () =>
    'The team must keep an administrator. Make somebody else an administrator first.',
};

export const teamToasts = {
  invited: (email: string) =>
    toastText('Invitation on its way', `The link in the email to ${email} works for three days.`),
  withdrawn: (email: string) =>
    toastText('Invitation withdrawn', `The link sent to ${email} no longer works.`),
  roleChanged: (name: string, role: keyof typeof rightWords.roles) =>
    toastText('Role changed', `${name}: ${rightWords.roles[role]}.`),
  factorReset: (name: string) =>
    toastText('Second factor reset', `${name} is signed out and signs in with the password only.`),
  removed: (name: string) =>
    toastText('Person removed', `${name} is signed out everywhere. The history keeps the name.`),
  notChanged: errorToast('Team not changed', 'Nothing was changed. Please try again.'),
};

export const joinWords = {
  checking: 'Checking your invitation',
  failed: 'Your invitation cannot be opened right now.',
  title: 'Join the team',
  text: (email: string, role: string) => `${email} · ${role}`,
  name: 'Your name',
  nameHint: 'Colleagues see it, also in the history of what you do.',
  wrongName: 'Please write a name without a web address.',
  password: 'Password',
  again: 'Password again',
  button: 'Join and sign in',
  signIn: 'To the sign-in page',
  deadTitle: 'This link does not work',
  dead: {
    unknown:
      'The invitation was withdrawn, or the link is not complete. Ask the person who invited you.',
    expired: 'The link has expired after three days. Ask the person who invited you for a new one.',
    used: 'The invitation was used already. Sign in with the password that you chose.',
  },
  refusals: {
    known: 'There is an account with this address already. Please sign in.',
    busy: 'Somebody is using this link right now. Please try again in a minute.',
    weak: passwordWords.common,
    name: 'Please choose another name.',
  },
  notJoined: 'Your account could not be created. Please try again.',
  otherTitle: 'You are signed in',
  otherText: (email: string) =>
    `This browser is signed in as ${email}. To accept the invitation, log out first.`,
  logOut: 'Log out',
};
