export * from './basics.ts';
export * from './hotel.ts';
export * from './selling.ts';
export * from './website.ts';
export * from './guests.ts';
