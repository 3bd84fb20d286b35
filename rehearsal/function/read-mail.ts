import assert from 'node:assert/strict';

/** Longest line of a header in octets (RFC 5322, 2.1.1: should; RFC 2047, 2: must with encoded words). */
const HEADER_LINE_MAX = 76;

type Part = { head: Record<string, string>; text: string };

/**
 * A mail as a mailbox reads it: headers by their name in small letters with encoded words decoded
 * (RFC 2047), and its parts (RFC 2046, 5.1), each with its text by its transfer encoding; a mail
 * without parts is its own. Fails where a line is none that servers take.
 */
export function readMail(data: string): { head: Record<string, string>; parts: Part[] } {
  for (const line of data.split('\n')) assert.match(line, /^[\x20-\x7e\t]{0,998}$/);
  const { head, body } = split(data);
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(head['content-type'] ?? '')?.[1];
  if (boundary === undefined) return { head, parts: [partOf(data)] };
  const [between = ''] = body.split(`--${boundary}--`);
  const [, ...parts] = between.split(`--${boundary}\n`);
  return { head, parts: parts.map(partOf) };
}

function partOf(data: string): Part {
  const { head, body } = split(data);
  if (/base64/i.test(head['content-transfer-encoding'] ?? ''))
    return { head, text: utf8(Buffer.from(body, 'base64')) };
  return { head, text: utf8(quotedPrintable(body.replaceAll('=\n', ''))) };
}

/** Headers and what stands below them. */
function split(data: string): { head: Record<string, string>; body: string } {
  const [headers = '', ...rest] = data.split('\n\n');
  const head: Record<string, string> = {};
  for (const line of headers.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([^:]+): *(.*)$/.exec(line) ?? [];
    head[name.toLowerCase()] = decoded(value);
  }
  for (const line of headers.split('\n').filter((one) => one.includes('=?')))
    assert.ok(line.length <= HEADER_LINE_MAX, line);
  return { head, body: rest.join('\n\n') };
}

/** Between two encoded words white space means nothing; each holds whole characters. */
function decoded(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      utf8(
        /b/i.test(kind) ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' ')),
      ),
    );
}

function quotedPrintable(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  );
}

/** @throws TypeError for half a character */
function utf8(bytes: Buffer): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
