/** Texts before signing in. Visitors can read this file, so no other staff texts belong here. */
import { errorToast, toastText } from '../toast-text.ts';

export const signInToasts = {
  loginEmpty: errorToast('Validation Error', 'Please fill all fields'),
  loginSucceeded: (who: string) => toastText('Login Successful', `Welcome back, ${who}!`),
  loginFailed: (message: string) => errorToast('Login Failed', message),
  loginError: errorToast('Login Error', 'An unexpected error occurred. Please try again.'),
  loggedOut: toastText('Logged out', 'You have been successfully logged out'),
  logoutFailed: errorToast('Logout Error', 'You are still signed in. Please try again.'),
  sessionEnded: errorToast(
    'Signed out',
    'Your session has ended. Sign in again: your edits are not lost.',
  ),
  accountRemoved: errorToast(
    'Your account was removed',
    'Ask an administrator if this is a mistake.',
  ),
  resetRequested: toastText(
    'Check your email',
    'If the address belongs to an account, a link to set a new password is on its way.',
  ),
  resetFailed: errorToast('Reset not sent', 'The request could not be sent. Please try again.'),
  passwordChanged: toastText('Password changed', 'You can use your new password from now on.'),
  passwordChangeFailed: (message: string) => errorToast('Password not changed', message),
};

export const loginMessages = {
  invalidCredentials: 'Invalid credentials. Please try again.',
  noUserFound: 'No user found',
  unexpected: 'An unexpected error occurred',
};

export const signInWords = {
  tabTitle: (page: string) => `${page} – Admin`,
  /** The tab's title with the number of unseen items. */
  tabCount: (count: number, title: string) => `(${count}) ${title}`,
  title: 'Sign in',
  text: 'For hotel staff.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  button: 'Sign in',
  checkingSession: 'Checking your session',
  tooManyTries: (seconds: number) => `Too many tries. Please wait ${seconds} s.`,
  keptDrafts: 'Text that you did not save is stored in this browser until you sign in again.',
  deleteDrafts: 'Delete this text',
};

export const forgotPasswordWords = {
  title: 'Reset your password',
  text: 'We will send you a link to set a new one.',
  email: 'Email',
  button: 'Send the link',
  back: 'Back to sign in',
};
