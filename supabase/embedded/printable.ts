/** Control characters, but for line ends and tabs, and what turns the way text runs. */
const STEERING = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text for a terminal: what a backend, a guest or a file has put into it moves no cursor, hides
 * nothing and sets no title.
 */
export function printable(text: string): string {
  return text.replaceAll(STEERING, '\ufffd');
}
