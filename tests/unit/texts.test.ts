import { UPLOAD_MAX_MB } from '@/basics/rules/limits';
import { expect, test } from 'vitest';
import { loginMessages, signInToasts } from '@/words/sign-in';
import { pictureWords, staffToasts } from '@/words/staff';
import {
  aboutWords,
  countWords,
  footerWords,
  homeWords,
  notFoundWords,
  roomWords,
  visitorToasts,
} from '@/words/visitors';
import { VALIDATION } from '@/basics/rules/validation-texts';

const bad = (title: string, description: string) => ({ title, description, destructive: true });

test('[F-12] the sentence for a failed load is exact', () => {
  expect(visitorToasts.loadFailed).toEqual(
    bad('Configuration Error', 'Failed to load site configuration. Using defaults.'),
  );
});

test('[F-07] [F-08] [F-09] the sentences for a saved section are exact', () => {
  expect(staffToasts.configUpdated('Hotel Information')).toEqual({
    title: 'Configuration Updated',
    description: 'Hotel Information settings have been updated successfully.',
  });
  expect(staffToasts.configUpdateFailed('Contact Information')).toEqual(
    bad('Update Failed', 'Failed to update Contact Information settings.'),
  );
  expect(staffToasts.configUpdateError('Contact Information')).toEqual(
    bad('Update Error', 'An error occurred while updating Contact Information settings.'),
  );
});

test('[B-14] [B-15] [B-17] [B-18] the booking sentences are exact', () => {
  expect(VALIDATION.emailRequired).toBe('Email is required');
  expect(VALIDATION.emailInvalid).toBe('Please enter a valid email');
  expect(visitorToasts.bookingInitiated('Garden Standard', 'a@b.co')).toEqual({
    title: 'Booking Initiated',
    description:
      'Your booking for Garden Standard has been initiated. A confirmation will be sent to a@b.co.',
  });
});

test('[C-11] the contact sentence is exact', () => {
  expect(visitorToasts.messageSent).toEqual({
    title: 'Message sent',
    description: 'We will get back to you as soon as possible',
  });
});

test('[L-04] [L-06] [L-09] [L-10] [L-11] the login sentences are exact', () => {
  expect(signInToasts.loginEmpty).toEqual(bad('Validation Error', 'Please fill all fields'));
  expect(signInToasts.loginSucceeded('admin')).toEqual({
    title: 'Login Successful',
    description: 'Welcome back, admin!',
  });
  expect(signInToasts.loginFailed(loginMessages.invalidCredentials)).toEqual(
    bad('Login Failed', 'Invalid credentials. Please try again.'),
  );
  expect(signInToasts.loginError).toEqual(
    bad('Login Error', 'An unexpected error occurred. Please try again.'),
  );
  expect(loginMessages.noUserFound).toBe('No user found');
  expect(loginMessages.unexpected).toBe('An unexpected error occurred');
});

test('[S-06] [S-07] the logout sentences are exact', () => {
  expect(signInToasts.loggedOut).toEqual({
    title: 'Logged out',
    description: 'You have been successfully logged out',
  });
  expect(signInToasts.logoutFailed.title).toBe('Logout Error');
});

test('[M-08] [T-03] the sentence for an incomplete item is exact', () => {
  expect(staffToasts.itemInvalid).toEqual(
    bad('Validation Error', 'Please fill all required fields.'),
  );
});

test('[M-14] [T-06] the titles for rooms and testimonials are exact', () => {
  expect(staffToasts.roomAdded('x').title).toBe('Room Added');
  expect(staffToasts.roomUpdated('x').title).toBe('Room Updated');
  expect(staffToasts.roomDeleted('x').title).toBe('Room Deleted');
  expect(staffToasts.testimonialAdded('x').title).toBe('Testimonial Added');
  expect(staffToasts.testimonialUpdated('x').title).toBe('Testimonial Updated');
  expect(staffToasts.testimonialDeleted('x').title).toBe('Testimonial Deleted');
});

test('[E-03] [E-05] [E-09] [E-10] [E-12] the editors’ sentences are exact', () => {
  expect(staffToasts.heroUpdated.title).toBe('Hero section updated');
  expect(staffToasts.luxuryUpdated.title).toBe('Luxury experience section updated');
  expect(staffToasts.aboutUpdated.title).toBe('About section updated');
  expect(staffToasts.aboutUpdated.description).toContain('saved successfully to the database');
  expect(staffToasts.updateFailed).toEqual(
    bad('Update failed', 'There was a problem saving your changes'),
  );
  expect(staffToasts.contactUpdated.title).toBe('Contact information updated');
});

test('[I-01] [I-02] [I-04] [I-08] [I-12] [I-13] [I-14] [I-15] the picture sentences are exact', () => {
  expect(staffToasts.invalidFileType).toEqual(
    bad('Invalid file type', 'Please upload an image file'),
  );
  expect(staffToasts.fileTooLarge(UPLOAD_MAX_MB)).toEqual(
    bad('File too large', 'Image must be less than 5MB'),
  );
  expect(pictureWords.uploadHint(UPLOAD_MAX_MB)).toBe('PNG, JPG, GIF up to 5MB');
  expect(staffToasts.uploadFailed).toEqual(
    bad('Upload Failed', 'Failed to upload image. Please try again.'),
  );
  expect(staffToasts.uploadError).toEqual(
    bad('Upload Error', 'Failed to process image. Please try again.'),
  );
  expect(staffToasts.removeFailed).toEqual(
    bad('Remove Failed', 'Failed to remove image. Please try again.'),
  );
  expect(staffToasts.removeError).toEqual(
    bad('Remove Error', 'Failed to remove image. Please try again.'),
  );
  expect([staffToasts.imageUploaded.title, staffToasts.imageRemoved.title]).toEqual([
    'Image uploaded',
    'Image removed',
  ]);
});

test('[I-16] [I-17] [I-18] the sentences for pictures that do not load are exact', () => {
  expect(staffToasts.imageLoadFailed('hero')).toEqual(
    bad('Error loading image', 'Failed to load hero image from database'),
  );
  expect(staffToasts.imageLoadFailed('room').description).toBe(
    'Failed to load room image from database',
  );
  expect(staffToasts.imagesLoadFailed('luxury')).toEqual(
    bad('Error loading images', 'Failed to load luxury images from database'),
  );
});

test('[B-04] [B-05] one night, two nights; one guest, two guests', () => {
  expect([1, 2, 10].map(countWords.nights)).toEqual(['1 Night', '2 Nights', '10 Nights']);
  expect([countWords.guests(1), countWords.guests(3)]).toEqual(['1 Guest', '3 Guests']);
});

test('[A-05] [A-06] the placeholder counts pictures from 1', () => {
  expect([1, 4].map(aboutWords.placeholder)).toEqual(['About Image 1', 'About Image 4']);
});

test('[G-22] [P-14] the copyright line carries the year and the name, whatever the name holds', () => {
  expect(footerWords.copyright(2026, 'Chanrea House')).toBe(
    '© 2026 Chanrea House. All rights reserved.',
  );
  expect(footerWords.copyright(2027, 'A $& B')).toBe('© 2027 A $& B. All rights reserved.');
});

test('[H-04] [H-10] [H-17] [G-16] [D-09] [D-10] [B-12] [B-13] the fixed words of the pages are exact', () => {
  expect(homeWords.heroButton).toBe('CHOOSE ROOM');
  expect(homeWords.roomsTitle).toBe('Our Rooms');
  expect(homeWords.luxuryButton).toBe('BOOK NOW');
  expect(notFoundWords.title).toBe('Page Not Found');
  expect(roomWords.notFoundTitle).toBe('Room Not Found');
  expect(roomWords.notFoundText).toBe("The room you're looking for does not exist.");
  expect(roomWords.panelNote).toBe("You won't be charged yet");
  expect(roomWords.bookButton).toBe('Book Now');
});
