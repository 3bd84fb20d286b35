export const ADMIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
/** Signed in, but no administrator. */
export const STAFF = { email: 'staff@hotel.test', password: 'staff-demo-1' };
