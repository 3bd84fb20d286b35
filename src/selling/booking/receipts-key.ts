/** Under what this tab keeps the requests that were sent in it. */
export const RECEIPTS_KEY = 'requests';
