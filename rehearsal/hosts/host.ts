/** A host with the built site, on this machine. */
export type Host = {
  name: string;
  /** What a browser opens. */
  origin: string;
  /** Where it really listens. */
  port: number;
  isEncrypted: boolean;
  stop: () => Promise<void>;
};
