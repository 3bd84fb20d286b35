import { UPLOAD_MAX_MB } from '@/basics/rules/limits';
import { loginMessages, signInToasts } from '@/words/sign-in';
import { staffToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import { footerWords, visitorToasts } from '@/words/visitors';

const FAILURES: Record<string, ToastText> = {
  '[F-12] Configuration Error: Failed to load site configuration. Using defaults.':
    visitorToasts.loadFailed,
  '[F-08] Update Failed: Failed to update Contact Information settings.':
    staffToasts.configUpdateFailed('Contact Information'),
  '[F-09] Update Error: An error occurred while updating Contact Information settings.':
    staffToasts.configUpdateError('Contact Information'),
  '[L-04] Validation Error: Please fill all fields': signInToasts.loginEmpty,
  '[L-09] Login Failed: Invalid credentials. Please try again.': signInToasts.loginFailed(
    loginMessages.invalidCredentials,
  ),
  '[L-10] Login Failed: No user found': signInToasts.loginFailed(loginMessages.noUserFound),
  '[L-11] Login Failed: An unexpected error occurred': signInToasts.loginFailed(
    loginMessages.unexpected,
  ),
  '[L-11] Login Error: An unexpected error occurred. Please try again.': signInToasts.loginError,
  '[M-08] [T-03] Validation Error: Please fill all required fields.': staffToasts.itemInvalid,
  '[E-10] Update failed: There was a problem saving your changes': staffToasts.updateFailed,
  '[I-01] Invalid file type: Please upload an image file': staffToasts.invalidFileType,
  '[I-02] File too large: Image must be less than 5MB': staffToasts.fileTooLarge(UPLOAD_MAX_MB),
  '[I-12] Upload Failed: Failed to upload image. Please try again.': staffToasts.uploadFailed,
  '[I-13] Upload Error: Failed to process image. Please try again.': staffToasts.uploadError,
  '[I-14] Remove Failed: Failed to remove image. Please try again.': staffToasts.removeFailed,
  '[I-14] Remove Error: Failed to remove image. Please try again.': staffToasts.removeError,
  '[I-16] Error loading image: Failed to load hero image from database':
    staffToasts.imageLoadFailed('hero'),
  '[I-18] Error loading images: Failed to load luxury images from database':
    staffToasts.imagesLoadFailed('luxury'),
};

test.each(Object.entries(FAILURES))('%s', (sentence, toast) => {
  const [, title, description] = /^(?:\[[A-Z]-\d+\] )+(.+?): (.+)$/.exec(sentence) ?? [];
  expect(toast).toEqual({ title, description, destructive: true });
});

test('[G-22] [P-14] the copyright line carries the year and the name, whatever the name holds', () => {
  expect(footerWords.copyright(2027, 'A $& B')).toBe('© 2027 A $& B. All rights reserved.');
});
