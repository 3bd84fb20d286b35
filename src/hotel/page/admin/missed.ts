import { createContext } from 'react';

/** How much came in while nobody looked at this tab; pages put it before their title. */
export const Missed = createContext(0);
