import { screen, within } from '@testing-library/react';

export const panel = () => screen.getByRole('complementary', { name: 'Booking' });
export const email = () => within(panel()).getByRole('textbox', { name: 'E-mail' });
export const guests = () => within(panel()).getByRole('combobox', { name: 'Guests' });
export const nights = () => within(panel()).getByRole('combobox', { name: 'Nights' });
export const checkIn = () => within(panel()).getByLabelText('Check-in (optional)');
export const guestName = () => within(panel()).getByRole('textbox', { name: 'Name' });
export const phone = () => within(panel()).getByRole('textbox', { name: 'Phone or WhatsApp' });
export const message = () => within(panel()).getByRole('textbox', { name: 'Message to the hotel' });
export const bookNow = () => within(panel()).getByRole('button', { name: 'Book Now' });
export const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
export const summary = () => [...panel().querySelectorAll('.sum dd')].map((one) => one.textContent);
