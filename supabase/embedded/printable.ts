/** Control characters except line ends and tabs, and changes of text direction. */
const STEERING = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Replaces characters that could move the terminal's cursor, hide text or set its title. */
export function printable(text: string): string {
  return text.replaceAll(STEERING, '\ufffd');
}
