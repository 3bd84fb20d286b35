/** What staff read; each exported group is downloaded by the pages that use it. */
import { errorToast } from '../toast-text.ts';
import type { ToastText } from '../toast-text.ts';

/** Every toast of the specification (4, 5 and 8), letter for letter, and the few it leaves open. */
export const staffToasts = {
  configUpdated: (section: string): ToastText => ({
    title: 'Configuration Updated',
    description: `${section} settings have been updated successfully.`,
  }),
  configUpdateFailed: (section: string) =>
    errorToast('Update Failed', `Failed to update ${section} settings.`),
  configUpdateError: (section: string) =>
    errorToast('Update Error', `An error occurred while updating ${section} settings.`),

  loginEmpty: errorToast('Validation Error', 'Please fill all fields'),
  loginSucceeded: (who: string): ToastText => ({
    title: 'Login Successful',
    description: `Welcome back, ${who}!`,
  }),
  loginFailed: (message: string) => errorToast('Login Failed', message),
  loginError: errorToast('Login Error', 'An unexpected error occurred. Please try again.'),
  loggedOut: {
    title: 'Logged out',
    description: 'You have been successfully logged out',
  } satisfies ToastText,
  logoutFailed: errorToast('Logout Error', 'You are still signed in. Please try again.'),
  sessionEnded: errorToast(
    'Signed out',
    'Your session has ended. Sign in again: your edits are kept.',
  ),
  resetRequested: {
    title: 'Check your e-mail',
    description:
      'If the address belongs to an account, a link to set a new password is on its way.',
  } satisfies ToastText,
  resetFailed: errorToast('Reset not sent', 'The request could not be sent. Please try again.'),
  passwordChanged: {
    title: 'Password changed',
    description: 'You can use your new password from now on.',
  } satisfies ToastText,
  passwordChangeFailed: (message: string) => errorToast('Password not changed', message),

  itemInvalid: errorToast('Validation Error', 'Please fill all required fields.'),
  roomAdded: (name: string): ToastText => ({
    title: 'Room Added',
    description: `${name} is now on the site.`,
  }),
  roomUpdated: (name: string): ToastText => ({
    title: 'Room Updated',
    description: `The changes to ${name} are now on the site.`,
  }),
  roomDeleted: (name: string): ToastText => ({
    title: 'Room Deleted',
    description: `${name} is no longer on the site.`,
  }),
  testimonialAdded: (author: string): ToastText => ({
    title: 'Testimonial Added',
    description: `The words of ${author} are now on the site.`,
  }),
  testimonialUpdated: (author: string): ToastText => ({
    title: 'Testimonial Updated',
    description: `The words of ${author} have been changed.`,
  }),
  testimonialDeleted: (author: string): ToastText => ({
    title: 'Testimonial Deleted',
    description: `The words of ${author} are no longer on the site.`,
  }),
  itemSaveFailed: (noun: string) =>
    errorToast('Update failed', `The ${noun} could not be saved. Nothing you typed is lost.`),
  itemDeleteFailed: (noun: string) =>
    errorToast('Delete failed', `The ${noun} could not be deleted. Please try again.`),
  orderFailed: errorToast('Order not saved', 'The order is as it was. Please try again.'),

  heroUpdated: {
    title: 'Hero section updated',
    description: 'The home page now shows your changes.',
  } satisfies ToastText,
  luxuryUpdated: {
    title: 'Luxury experience section updated',
    description: 'The home page now shows your changes.',
  } satisfies ToastText,
  aboutUpdated: {
    title: 'About section updated',
    description: 'Your changes have been saved successfully to the database.',
  } satisfies ToastText,
  contactUpdated: {
    title: 'Contact information updated',
    description: 'Every page now shows your changes.',
  } satisfies ToastText,
  gettingHereUpdated: {
    title: 'Getting here updated',
    description: 'The contact page now shows your changes.',
  } satisfies ToastText,
  goodToKnowUpdated: {
    title: 'Good to know updated',
    description: 'The rooms and the contact page now show your changes.',
  } satisfies ToastText,
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
  imageUploaded: {
    title: 'Image uploaded',
    description: 'The picture is saved.',
  } satisfies ToastText,
  imageRemoved: { title: 'Image removed', description: 'The picture is gone.' } satisfies ToastText,
  uploadsInHand: {
    title: 'A picture is still on its way',
    description: 'Save again when it is there. Nothing you typed is lost.',
  } satisfies ToastText,
  galleryUpdated: {
    title: 'More of the house updated',
    description: 'The About page now shows your changes.',
  } satisfies ToastText,
  /** Where a picture is stored together with the words around it. */
  imageUploadedForSave: {
    title: 'Image uploaded',
    description: 'It appears on the site when you save.',
  } satisfies ToastText,
  imageRemovedForSave: {
    title: 'Image removed',
    description: 'It leaves the site when you save.',
  } satisfies ToastText,
  imageLoadFailed: (place: 'hero' | 'luxury' | 'about' | 'room') =>
    errorToast('Error loading image', `Failed to load ${place} image from database`),
  imagesLoadFailed: (place: 'hero' | 'luxury' | 'about' | 'room') =>
    errorToast('Error loading images', `Failed to load ${place} images from database`),
};

/** Messages of the login backend (specification 8). */
export const loginMessages = {
  invalidCredentials: 'Invalid credentials. Please try again.',
  noUserFound: 'No user found',
  unexpected: 'An unexpected error occurred',
};

export const pictureWords = {
  invalidData: 'Invalid image data format',
  uploadHint: (megabytes: number) => `PNG, JPG, GIF up to ${megabytes}MB`,
};
