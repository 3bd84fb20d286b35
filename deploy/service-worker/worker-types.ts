/** The part of a service worker's global scope that is used here. */
export type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
};

export type WorkerScope = {
  addEventListener: <K extends keyof Events>(type: K, listen: (event: Events[K]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};
