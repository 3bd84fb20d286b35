/**
 * Pages that the site has by itself and whose parts the house may order: their rows are called so.
 * Apart from the rules of addresses, which no visitor's page needs.
 */
export const ARRANGED = ['home', 'about'] as const;
