import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerUpgrade, closeFrame, takeFrames, textFrame } from './web-socket-frames.ts';

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
 * A minimal Supabase Realtime: a real web socket server that speaks Phoenix. It only answers
 * heartbeats; tests decide when anything else happens.
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
  const { port } = server.address() as AddressInfo;

  function cut(): void {
    for (const socket of open) socket.destroy();
    lines.length = 0;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    behaviour,
    line: () =>
      new Promise<Connection>((resolve) => {
        const line = lines.shift();
        if (line) resolve(line);
        else waiting.push(resolve);
      }),
    refusals: () => refusals,
    refusal: () => new Promise<void>((resolve) => void refused.push(resolve)),
    standing: () => open.size,
    /** Cuts all open connections and forgets those that no test has read. */
    cut,
    close: () => {
      cut();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

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
    heard,
    send,
    reply,
    ended: ended.promise,
    next: (event: string) =>
      new Promise<Message>((resolve) => {
        const at = unread.findIndex((message) => message.event === event);
        const [found] = at < 0 ? [] : unread.splice(at, 1);
        if (found) resolve(found);
        else waiting.push({ event, resolve });
      }),
    /** Confirms that a client may listen, as Realtime does: each requested table gets a number. */
    confirm: (join: Message) => reply(join, 'ok', { postgres_changes: wanted(join) }),
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
    /** Drops the connection without a close frame, as a crashing server does. */
    cut: () => socket.destroy(),
  };
}

function wanted({ payload }: Message): (Subscription & { id: number })[] {
  const { config } = payload as { config: { postgres_changes: Subscription[] } };
  return config.postgres_changes.map((one, at) => ({ ...one, id: at + 1 }));
}
