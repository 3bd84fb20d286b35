export const RECEIPTS_KEY = 'requests';
