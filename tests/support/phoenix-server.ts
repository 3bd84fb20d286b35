import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerUpgrade, closeFrame, takeFrames, textFrame } from './web-socket-frames.ts';

/** One message of Phoenix, in the second version of its form. */
export type Message = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

export type Connection = ReturnType<typeof lineOver>;

type Behaviour = { answersHeartbeats: boolean; takesLines: boolean };
type Subscription = { table: string };

/**
 * As much of Supabase Realtime as a page meets: a real web socket that speaks Phoenix. It does
 * nothing by itself but answer heartbeats, so that a test says when something happens.
 */
export async function startPhoenixServer() {
  const lines: Connection[] = [];
  const waiting: ((line: Connection) => void)[] = [];
  const open = new Set<Duplex>();
  const behaviour: Behaviour = { answersHeartbeats: true, takesLines: true };
  const refused: (() => void)[] = [];
  let refusals = 0;

  const server = createServer((_request, response) => response.writeHead(404).end());
  server.on('upgrade', (request, socket) => {
    answerUpgrade(request, socket, behaviour.takesLines);
    if (!behaviour.takesLines) {
      refusals += 1;
      refused.shift()?.();
      return;
    }
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    const line = lineOver(socket, new URL(request.url ?? '/', 'http://localhost'), behaviour);
    const waiter = waiting.shift();
    if (waiter) waiter(line);
    else lines.push(line);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens at a port has an address of this form.
  const { port } = server.address() as AddressInfo;

  function cut(): void {
    for (const socket of open) socket.destroy();
    lines.length = 0;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    behaviour,
    /** The next line that a browser opens, or has opened. */
    line: () =>
      new Promise<Connection>((resolve) => {
        const line = lines.shift();
        if (line) resolve(line);
        else waiting.push(resolve);
      }),
    /** How many lines have not been taken. */
    refusals: () => refusals,
    /** When the next one is not taken. */
    refusal: () => new Promise<void>((resolve) => void refused.push(resolve)),
    /** How many lines are open now. */
    standing: () => open.size,
    /** Ends all that are open, without a word, and forgets those that nobody has asked for. */
    cut,
    close: () => {
      cut();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** The server's end of one web socket. */
function lineOver(socket: Duplex, url: URL, behaviour: Behaviour) {
  const heard: Message[] = [];
  const unread: Message[] = [];
  const waiting: { event: string; resolve: (message: Message) => void }[] = [];
  const ended = Promise.withResolvers<void>();
  let rest: Buffer = Buffer.alloc(0);

  const send = (message: Omit<Message, 'ref' | 'joinRef'> & Partial<Message>) => {
    const { joinRef = null, ref = null, topic, event, payload } = message;
    socket.write(textFrame(JSON.stringify([joinRef, ref, topic, event, payload])));
  };
  const reply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object = {}) =>
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });

  function hear(text: string): void {
    const [joinRef, ref, topic, event, payload] = JSON.parse(text);
    const message: Message = { joinRef, ref, topic, event, payload };
    heard.push(message);
    if (event === 'heartbeat' && behaviour.answersHeartbeats) reply(message, 'ok');
    const at = waiting.findIndex((one) => one.event === event);
    if (at < 0) unread.push(message);
    else waiting.splice(at, 1)[0]?.resolve(message);
  }

  socket.on('data', (bytes: Buffer) => {
    const taken = takeFrames(Buffer.concat([rest, bytes]));
    rest = taken.rest;
    for (const { kind, text } of taken.frames) {
      if (kind === 'text') hear(text);
      else if (kind === 'close') socket.end(closeFrame());
    }
  });
  socket.on('error', () => undefined); // a browser that goes without a word
  socket.on('close', () => ended.resolve());

  return {
    url,
    /** Everything that has come over it. */
    heard,
    send,
    reply,
    /** When the browser's end is gone. */
    ended: ended.promise,
    /** The next message of this name that nobody has waited for yet. */
    next: (event: string) =>
      new Promise<Message>((resolve) => {
        const at = unread.findIndex((message) => message.event === event);
        const [found] = at < 0 ? [] : unread.splice(at, 1);
        if (found) resolve(found);
        else waiting.push({ event, resolve });
      }),
    /** Answers a join as Realtime does: each table that was asked for has a number. */
    confirm: (join: Message) => reply(join, 'ok', { postgres_changes: wanted(join) }),
    /** Tells of a change in a table, to who has joined. */
    change: (join: Message, table: string) => {
      const { topic, joinRef } = join;
      const ids = wanted(join).flatMap((one) => (one.table === table ? [one.id] : []));
      const data = {
        schema: 'public',
        table,
        type: 'UPDATE',
        commit_timestamp: '',
        columns: [],
        record: {},
        old_record: {},
        errors: null,
      };
      send({ joinRef, topic, event: 'postgres_changes', payload: { ids, data } });
    },
    /** Ends it as a server that goes down, without a word. */
    cut: () => socket.destroy(),
  };
}

/** The subscriptions that a join asks for, numbered from 1 as Realtime does. */
function wanted({ payload }: Message): (Subscription & { id: number })[] {
  const { config } = payload as { config: { postgres_changes: Subscription[] } };
  return config.postgres_changes.map((one, at) => ({ ...one, id: at + 1 }));
}
