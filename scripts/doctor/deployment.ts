import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { type HotelContent, normaliseContent } from '../../src/content/store/hotel-content.ts';
import { type Answer, sendRequest } from './request.ts';

/** Where to look. */
export type DoctorTarget = {
  /** Origins. */
  backend: string;
  site: string;
  key: string;
  admin?: { email: string; password: string };
};

export type Deployment = DoctorTarget & {
  /** Whether the embedded backend answers, which lacks what only a hosted project has. */
  isEmbedded: boolean;
  /** What site_content() answers; undefined where the backend does not. */
  content: unknown;
  /** The same, mended: the sample's where there is none. */
  hotel: HotelContent;
  /** One request to the backend with the public key alone. */
  askBackend: (path: string, init?: RequestInit) => Promise<Answer>;
  /** One request to the site. */
  askSite: (path: string) => Promise<Answer>;
};

export function deploymentOf(
  wanted: DoctorTarget,
  seen: Pick<Deployment, 'isEmbedded' | 'content'>,
): Deployment {
  return {
    ...wanted,
    ...seen,
    hotel: normaliseContent(seen.content, DEFAULT_CONTENT),
    askBackend: (path, init) => askWithKey(wanted, path, init),
    askSite: (path) => sendRequest(new URL(path, wanted.site)),
  };
}

/** Asks the backend as a visitor's browser does. */
export function askWithKey({ backend, key }: DoctorTarget, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('apikey', key);
  return sendRequest(new URL(path, backend), { ...init, headers });
}

/** A request that posts JSON. */
export const post = (body: unknown, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
