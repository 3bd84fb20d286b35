import { PATH } from '../../basics/rules/paths.ts';

/** What the database makes: 160 random bits as hexadecimal digits. */
const KEY = /^[0-9a-f]{40}$/;

/** Whether a text can be a key at all; what cannot is not asked about. */
export function isPreviewKey(text: string): boolean {
  return KEY.test(text);
}

/** The address of a page that is not published yet. */
export function previewLinkPath(key: string): string {
  return PATH.show.replace(':id', encodeURIComponent(key));
}
