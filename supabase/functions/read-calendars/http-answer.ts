import { FeedError } from './feed-error.ts';

/** Largest accepted calendar (bytes), before and after decompression. */
export const BYTES_MAX = 1024 * 1024;
const HEAD_MAX = 32 * 1024;
const LINE_MAX = 8 * 1024;
/** Most received bytes. Twice the calendar's limit, because chunk sizes are received too. */
const WIRE_MAX = 2 * BYTES_MAX;

export type HttpAnswer = { status: number; headers: Map<string, string>; body: Uint8Array };

/**
 * Reads one HTTP/1.1 response (RFC 9112); its body only for status 200.
 * @throws FeedError `too-large`, or `unreachable` if the response ends early
 */
export async function readAnswer(source: AsyncIterable<Uint8Array>): Promise<HttpAnswer> {
  const reader = new ByteReader(source);
  let status = 100;
  let headers = new Map<string, string>();
  while (status >= 100 && status < 200) {
    const line = await reader.line();
    status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(line)?.[1]);
    if (!status) throw new FeedError('unreachable', 'no answer of HTTP/1.1');
    headers = await headersOf(reader);
  }
  if (status !== 200) return { status, headers, body: new Uint8Array() };
  const body = await collect(bodyOf(reader, headers));
  return { status, headers, body: await unpacked(body, headers.get('content-encoding') ?? '') };
}

async function headersOf(reader: ByteReader): Promise<Map<string, string>> {
  const headers = new Map<string, string>();
  let size = 0;
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    size += line.length;
    if (size > HEAD_MAX) throw new FeedError('too-large', 'endless headers');
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

async function* bodyOf(
  reader: ByteReader,
  headers: ReadonlyMap<string, string>,
): AsyncGenerator<Uint8Array> {
  if (/\bchunked$/i.test(headers.get('transfer-encoding') ?? '')) {
    for (;;) {
      const size = Number.parseInt(await reader.line(), 16);
      if (!(size >= 0)) throw endedEarly();
      if (size === 0) return;
      yield* reader.take(size);
      await reader.line();
    }
  }
  const length = headers.get('content-length');
  if (Number(length ?? 0) > BYTES_MAX) throw tooLarge();
  yield* reader.take(length === undefined ? Infinity : Number(length));
}

/** Copies each piece, because a stored piece would keep its whole buffer in memory. */
async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  let whole = new Uint8Array(64 * 1024);
  let size = 0;
  for await (const piece of pieces) {
    const end = size + piece.length;
    if (end > BYTES_MAX) throw tooLarge();
    if (end > whole.length) {
      const longer = new Uint8Array(2 * end);
      longer.set(whole.subarray(0, size));
      whole = longer;
    }
    whole.set(piece, size);
    size = end;
  }
  return whole.subarray(0, size);
}

async function unpacked(body: Uint8Array<ArrayBuffer>, encoding: string): Promise<Uint8Array> {
  if (/^(identity)?$/i.test(encoding)) return body;
  if (!/^(x-)?gzip$/i.test(encoding))
    throw new FeedError('unreachable', `packed as ${encoding}, which nobody asked for`);
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    return await collect(piecesOf(stream.getReader()));
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw endedEarly();
  }
}

async function* piecesOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function tooLarge(): FeedError {
  return new FeedError('too-large', `more than ${BYTES_MAX} bytes`);
}

function endedEarly(): FeedError {
  return new FeedError('unreachable', 'the answer ended before it was whole');
}

class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();
  #taken = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async line(): Promise<string> {
    let line = '';
    for (;;) {
      const end = this.#rest.indexOf(10);
      const part = end < 0 ? this.#rest : this.#rest.subarray(0, end);
      line += String.fromCharCode(...part.subarray(0, LINE_MAX));
      if (line.length >= LINE_MAX) throw new FeedError('too-large', 'an endless line');
      this.#rest = this.#rest.subarray(part.length + 1);
      if (end >= 0) return line.replace(/\r$/, '');
      if (!(await this.#more())) throw endedEarly();
    }
  }

  /** Yields `count` bytes, or all bytes for `Infinity`. @throws FeedError if fewer arrive */
  async *take(count: number): AsyncGenerator<Uint8Array> {
    let left = count;
    while (left > 0) {
      if (this.#rest.length === 0 && !(await this.#more())) {
        if (left === Infinity) return;
        throw endedEarly();
      }
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done) return false;
    this.#taken += next.value.length;
    if (this.#taken > WIRE_MAX) throw tooLarge();
    this.#rest = next.value;
    return true;
  }
}
