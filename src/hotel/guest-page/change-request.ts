/** What a guest asks to have changed; what is undefined stays as it is. */
export type ChangeRequest = {
  /** `YYYY-MM-DD` */
  arrival: string | undefined;
  nights: number;
  guests: number;
  /** Message to the hotel. */
  message: string;
};

/** What came of it: stored, or why not, with days that are free where the nights are full. */
export type Asked<Opened> = { stay: Opened } | { problem: string; free: string[] };
