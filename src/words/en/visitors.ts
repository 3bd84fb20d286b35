/** All texts for visitors. The specification prescribes the English ones word for word. */
export * from './basics.ts';
export * from './hotel.ts';
export * from './selling.ts';
export * from './website.ts';
export * from './guests.ts';
