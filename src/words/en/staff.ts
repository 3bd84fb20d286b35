export * from './staff/kit.ts';
export * from './staff/hotel.ts';
export * from './staff/selling.ts';
export * from './staff/website.ts';
export * from './staff/desk.ts';
export * from './staff/guests.ts';
export * from './staff/front.ts';
export * from './staff/team.ts';
