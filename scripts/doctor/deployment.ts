import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { type HotelContent, normaliseContent } from '../../src/content/store/hotel-content.ts';
import { type Answer, sendRequest } from './request.ts';

export type DoctorTarget = {
  backend: string;
  site: string;
  key: string;
  admin?: { email: string; password: string };
};

export type Deployment = DoctorTarget & {
  isEmbedded: boolean;
  /** The answer of site_content(); undefined if there was none. */
  content: unknown;
  /** The normalised content; missing parts are the sample's. */
  hotel: HotelContent;
  askBackend: (path: string, init?: RequestInit) => Promise<Answer>;
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

export function askWithKey({ backend, key }: DoctorTarget, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('apikey', key);
  return sendRequest(new URL(path, backend), { ...init, headers });
}
