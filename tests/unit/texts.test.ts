import { expect, test } from 'vitest';
import { COPY } from '@/hotel/words/copy';
import { copyrightLine } from '@/hotel/words/layout-copy';
import {
  aboutPlaceholder,
  moreAmenities,
  nightsLabel,
  guestsLabel,
} from '@/hotel/words/visitor-texts';
import { INVALID_IMAGE_DATA, LOGIN_MESSAGE, TOAST, UPLOAD_HINT } from '@/hotel/words/texts';
import { VALIDATION } from '@/hotel/rules/validation-texts';

const bad = (title: string, description: string) => ({ title, description, destructive: true });

test('[F-12] the sentence for a failed load is exact', () => {
  expect(TOAST.configLoadFailed).toEqual(
    bad('Configuration Error', 'Failed to load site configuration. Using defaults.'),
  );
});

test('[F-07] [F-08] [F-09] the sentences for a saved section are exact', () => {
  expect(TOAST.configUpdated('Hotel Information')).toEqual({
    title: 'Configuration Updated',
    description: 'Hotel Information settings have been updated successfully.',
  });
  expect(TOAST.configUpdateFailed('Contact Information')).toEqual(
    bad('Update Failed', 'Failed to update Contact Information settings.'),
  );
  expect(TOAST.configUpdateError('Contact Information')).toEqual(
    bad('Update Error', 'An error occurred while updating Contact Information settings.'),
  );
});

test('[B-14] [B-15] [B-17] [B-18] the booking sentences are exact', () => {
  expect(VALIDATION.emailRequired).toBe('Email is required');
  expect(VALIDATION.emailInvalid).toBe('Please enter a valid email');
  expect(TOAST.bookingInitiated('Garden Standard', 'a@b.co')).toEqual({
    title: 'Booking Initiated',
    description:
      'Your booking for Garden Standard has been initiated. A confirmation will be sent to a@b.co.',
  });
});

test('[C-11] the contact sentence is exact', () => {
  expect(TOAST.messageSent).toEqual({
    title: 'Message sent',
    description: 'We will get back to you as soon as possible',
  });
});

test('[L-04] [L-06] [L-09] [L-10] [L-11] the login sentences are exact', () => {
  expect(TOAST.loginEmpty).toEqual(bad('Validation Error', 'Please fill all fields'));
  expect(TOAST.loginSucceeded('admin')).toEqual({
    title: 'Login Successful',
    description: 'Welcome back, admin!',
  });
  expect(TOAST.loginFailed(LOGIN_MESSAGE.invalidCredentials)).toEqual(
    bad('Login Failed', 'Invalid credentials. Please try again.'),
  );
  expect(TOAST.loginError).toEqual(
    bad('Login Error', 'An unexpected error occurred. Please try again.'),
  );
  expect(LOGIN_MESSAGE.noUserFound).toBe('No user found');
  expect(LOGIN_MESSAGE.unexpected).toBe('An unexpected error occurred');
});

test('[S-06] [S-07] the logout sentences are exact', () => {
  expect(TOAST.loggedOut).toEqual({
    title: 'Logged out',
    description: 'You have been successfully logged out',
  });
  expect(TOAST.logoutFailed.title).toBe('Logout Error');
});

test('[M-08] [T-03] the sentence for an incomplete item is exact', () => {
  expect(TOAST.itemInvalid).toEqual(bad('Validation Error', 'Please fill all required fields.'));
});

test('[M-14] [T-06] the titles for rooms and testimonials are exact', () => {
  expect([
    TOAST.roomAdded('x').title,
    TOAST.roomUpdated('x').title,
    TOAST.roomDeleted('x').title,
    TOAST.testimonialAdded('x').title,
    TOAST.testimonialUpdated('x').title,
    TOAST.testimonialDeleted('x').title,
  ]).toEqual([
    'Room Added',
    'Room Updated',
    'Room Deleted',
    'Testimonial Added',
    'Testimonial Updated',
    'Testimonial Deleted',
  ]);
});

test('[E-03] [E-05] [E-09] [E-10] [E-12] the editors’ sentences are exact', () => {
  expect(TOAST.heroUpdated.title).toBe('Hero section updated');
  expect(TOAST.luxuryUpdated.title).toBe('Luxury experience section updated');
  expect(TOAST.aboutUpdated.title).toBe('About section updated');
  expect(TOAST.aboutUpdated.description).toContain('saved successfully to the database');
  expect(TOAST.updateFailed).toEqual(
    bad('Update failed', 'There was a problem saving your changes'),
  );
  expect(TOAST.contactUpdated.title).toBe('Contact information updated');
});

test('[I-01] [I-02] [I-04] [I-08] [I-12] [I-13] [I-14] [I-15] the picture sentences are exact', () => {
  expect(TOAST.invalidFileType).toEqual(bad('Invalid file type', 'Please upload an image file'));
  expect(TOAST.fileTooLarge).toEqual(bad('File too large', 'Image must be less than 5MB'));
  expect(UPLOAD_HINT).toBe('PNG, JPG, GIF up to 5MB');
  expect(INVALID_IMAGE_DATA).toBe('Invalid image data format');
  expect(TOAST.uploadFailed).toEqual(
    bad('Upload Failed', 'Failed to upload image. Please try again.'),
  );
  expect(TOAST.uploadError).toEqual(
    bad('Upload Error', 'Failed to process image. Please try again.'),
  );
  expect(TOAST.removeFailed).toEqual(
    bad('Remove Failed', 'Failed to remove image. Please try again.'),
  );
  expect(TOAST.removeError).toEqual(
    bad('Remove Error', 'Failed to remove image. Please try again.'),
  );
  expect([TOAST.imageUploaded.title, TOAST.imageRemoved.title]).toEqual([
    'Image uploaded',
    'Image removed',
  ]);
});

test('[I-16] [I-17] [I-18] the sentences for pictures that do not load are exact', () => {
  expect(TOAST.imageLoadFailed('hero')).toEqual(
    bad('Error loading image', 'Failed to load hero image from database'),
  );
  expect(TOAST.imageLoadFailed('room').description).toBe('Failed to load room image from database');
  expect(TOAST.imagesLoadFailed('luxury')).toEqual(
    bad('Error loading images', 'Failed to load luxury images from database'),
  );
});

test('[H-12] [H-13] a card counts what it leaves out, and says nothing when it leaves out nothing', () => {
  expect(moreAmenities(4)).toBeUndefined();
  expect(moreAmenities(0)).toBeUndefined();
  expect(moreAmenities(5)).toBe('+1 more');
  expect(moreAmenities(12)).toBe('+8 more');
});

test('[B-04] [B-05] one night, two nights; one guest, two guests', () => {
  expect([nightsLabel(1), nightsLabel(2), nightsLabel(10)]).toEqual([
    '1 Night',
    '2 Nights',
    '10 Nights',
  ]);
  expect([guestsLabel(1), guestsLabel(3)]).toEqual(['1 Guest', '3 Guests']);
});

test('[A-05] [A-06] the placeholder counts pictures from 1', () => {
  expect([0, 1, 2, 3].map(aboutPlaceholder)).toEqual([
    'About Image 1',
    'About Image 2',
    'About Image 3',
    'About Image 4',
  ]);
});

test('[G-22] [P-14] the copyright line carries the year and the name, whatever the name holds', () => {
  expect(copyrightLine(2026, 'Chanrea House')).toBe('© 2026 Chanrea House. All rights reserved.');
  expect(copyrightLine(2027, 'A $& B {year}')).toBe('© 2027 A $& B {year}. All rights reserved.');
});

test('[H-04] [H-10] [H-17] [G-16] [D-09] [D-10] [B-12] [B-13] the fixed words of the pages are exact', () => {
  expect(COPY.home.heroButton).toBe('CHOOSE ROOM');
  expect(COPY.home.roomsTitle).toBe('Our Rooms');
  expect(COPY.home.luxuryButton).toBe('BOOK NOW');
  expect(COPY.notFound.title).toBe('Page Not Found');
  expect(COPY.roomDetail.notFoundTitle).toBe('Room Not Found');
  expect(COPY.roomDetail.notFoundText).toBe("The room you're looking for does not exist.");
  expect(COPY.roomDetail.panelNote).toBe("You won't be charged yet");
  expect(COPY.roomDetail.bookButton).toBe('Book Now');
});
