import { UPLOAD_MAX_BYTES } from '../rules/limits.ts';
import { bad } from './toast-text.ts';
import { VISITOR_TOAST } from './visitor-texts.ts';
import type { ToastText } from './toast-text.ts';

const UPLOAD_MAX_MB = UPLOAD_MAX_BYTES / 1024 / 1024;

/** Every toast of the specification (4, 5 and 8), letter for letter, and the few it leaves open. */
export const TOAST = {
  ...VISITOR_TOAST,

  configUpdated: (section: string): ToastText => ({
    title: 'Configuration Updated',
    description: `${section} settings have been updated successfully.`,
  }),
  configUpdateFailed: (section: string) =>
    bad('Update Failed', `Failed to update ${section} settings.`),
  configUpdateError: (section: string) =>
    bad('Update Error', `An error occurred while updating ${section} settings.`),

  loginEmpty: bad('Validation Error', 'Please fill all fields'),
  loginSucceeded: (who: string): ToastText => ({
    title: 'Login Successful',
    description: `Welcome back, ${who}!`,
  }),
  loginFailed: (message: string) => bad('Login Failed', message),
  loginError: bad('Login Error', 'An unexpected error occurred. Please try again.'),
  loggedOut: {
    title: 'Logged out',
    description: 'You have been successfully logged out',
  } as ToastText,
  logoutFailed: bad('Logout Error', 'You are still signed in. Please try again.'),
  sessionEnded: bad('Signed out', 'Your session has ended. Sign in again: your edits are kept.'),
  resetRequested: {
    title: 'Check your e-mail',
    description:
      'If the address belongs to an account, a link to set a new password is on its way.',
  } as ToastText,
  resetFailed: bad('Reset not sent', 'The request could not be sent. Please try again.'),
  passwordChanged: {
    title: 'Password changed',
    description: 'You can use your new password from now on.',
  } as ToastText,
  passwordChangeFailed: (message: string) => bad('Password not changed', message),

  itemInvalid: bad('Validation Error', 'Please fill all required fields.'),
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
    bad('Update failed', `The ${noun} could not be saved. Nothing you typed is lost.`),
  itemDeleteFailed: (noun: string) =>
    bad('Delete failed', `The ${noun} could not be deleted. Please try again.`),
  orderFailed: bad('Order not saved', 'The order is as it was. Please try again.'),

  heroUpdated: {
    title: 'Hero section updated',
    description: 'The home page now shows your changes.',
  } as ToastText,
  luxuryUpdated: {
    title: 'Luxury experience section updated',
    description: 'The home page now shows your changes.',
  } as ToastText,
  aboutUpdated: {
    title: 'About section updated',
    description: 'Your changes have been saved successfully to the database.',
  } as ToastText,
  contactUpdated: {
    title: 'Contact information updated',
    description: 'Every page now shows your changes.',
  } as ToastText,
  updateFailed: bad('Update failed', 'There was a problem saving your changes'),

  invalidFileType: bad('Invalid file type', 'Please upload an image file'),
  fileTooLarge: bad('File too large', `Image must be less than ${UPLOAD_MAX_MB}MB`),
  invalidImageData: bad('Upload Error', 'Invalid image data format'),
  imageTooManyPixels: bad('Image too large', 'Please use a picture of at most 40 megapixels'),
  uploadFailed: bad('Upload Failed', 'Failed to upload image. Please try again.'),
  uploadError: bad('Upload Error', 'Failed to process image. Please try again.'),
  removeFailed: bad('Remove Failed', 'Failed to remove image. Please try again.'),
  removeError: bad('Remove Error', 'Failed to remove image. Please try again.'),
  imageUploaded: { title: 'Image uploaded', description: 'The picture is saved.' } as ToastText,
  imageRemoved: { title: 'Image removed', description: 'The picture is gone.' } as ToastText,
  /** Where a picture is stored together with the words around it. */
  imageUploadedForSave: {
    title: 'Image uploaded',
    description: 'It appears on the site when you save.',
  } as ToastText,
  imageRemovedForSave: {
    title: 'Image removed',
    description: 'It leaves the site when you save.',
  } as ToastText,
  imageLoadFailed: (place: ImagePlace) =>
    bad('Error loading image', `Failed to load ${place} image from database`),
  imagesLoadFailed: (place: ImagePlace) =>
    bad('Error loading images', `Failed to load ${place} images from database`),
} as const;

export type ImagePlace = 'hero' | 'luxury' | 'about' | 'room';

/** Messages of the login backend (specification 8). */
export const LOGIN_MESSAGE = {
  invalidCredentials: 'Invalid credentials. Please try again.',
  noUserFound: 'No user found',
  unexpected: 'An unexpected error occurred',
} as const;

export const INVALID_IMAGE_DATA = 'Invalid image data format';
export const UPLOAD_HINT = `PNG, JPG, GIF up to ${UPLOAD_MAX_MB}MB`;
