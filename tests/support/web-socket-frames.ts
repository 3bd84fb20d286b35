import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT = 1;
const CLOSE = 8;
const LENGTH_IN_TWO_BYTES = 126;

type Frame = { kind: 'text' | 'close' | 'other'; text: string };

/**
 * Extracts the complete frames of a browser from the received bytes.
 * @returns the frames, and the bytes of an incomplete one
 * @throws Error for a frame of 64 KiB or more, or an unmasked one
 */
export function takeFrames(bytes: Buffer): { frames: Frame[]; rest: Buffer } {
  const frames: Frame[] = [];
  let rest = bytes;
  for (let taken = takeFrame(rest); taken; taken = takeFrame(rest)) {
    frames.push(taken.frame);
    rest = rest.subarray(taken.length);
  }
  return { frames, rest };
}

function takeFrame(bytes: Buffer): { frame: Frame; length: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  if (bytes.readUInt8(1) < 0x80 || short > LENGTH_IN_TWO_BYTES)
    throw new Error('no frame that this server reads');
  const head = short === LENGTH_IN_TWO_BYTES ? 4 : 2;
  if (bytes.length < head) return undefined;
  const size = head === 4 ? bytes.readUInt16BE(2) : short;
  const length = head + 4 + size;
  if (bytes.length < length) return undefined;
  const mask = bytes.subarray(head, head + 4);
  const body = bytes.subarray(head + 4, length).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  const opcode = bytes.readUInt8(0) & 0x0f;
  const kind = opcode === TEXT ? 'text' : opcode === CLOSE ? 'close' : 'other';
  return { frame: { kind, text: Buffer.from(body).toString() }, length };
}

export function answerUpgrade(request: IncomingMessage, socket: Duplex, isTaken: boolean): void {
  if (!isTaken) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n');
    return;
  }
  const key = `${request.headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
}

export function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([head(TEXT, body.length), body]);
}

/** A close frame without a status. */
export function closeFrame(): Buffer {
  return head(CLOSE, 0);
}

function head(opcode: number, size: number): Buffer {
  if (size < LENGTH_IN_TWO_BYTES) return Buffer.from([0x80 | opcode, size]);
  return Buffer.from([0x80 | opcode, LENGTH_IN_TWO_BYTES, size >> 8, size & 0xff]);
}
