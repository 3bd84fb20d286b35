import { PATH } from '../../basics/rules/paths.ts';

/** The database creates keys of 160 random bits, in hexadecimal. */
const KEY = /^[0-9a-f]{40}$/;

/** True if a text has the form of a key; any other is not sent to the server. */
export function isPreviewKey(text: string): boolean {
  return KEY.test(text);
}

export function previewLinkPath(key: string): string {
  return PATH.show.replace(':id', encodeURIComponent(key));
}
