type Answer = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  message?: string;
};
type Listener = (params: never) => void;

/** A WebDriver BiDi connection, which Firefox supports without a separate driver. */
export type Bidi = {
  /** @throws Error with the browser's message */
  ask: <Result>(method: string, params: Record<string, unknown>) => Promise<Result>;
  hear: (method: string, listener: Listener) => void;
  close: () => void;
};

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no answer at ${url}`)), {
      once: true,
    });
  });
  const asked = new Map<number, (answer: Answer) => void>();
  const listeners: [string, Listener][] = [];
  let last = 0;

  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) asked.get(answer.id)?.(answer);
    for (const [method, listener] of listeners)
      if (method === answer.method) listener(answer.params as never);
  });
  socket.addEventListener('close', () => {
    for (const end of asked.values()) end({ message: 'the browser has ended' });
  });

  return {
    async ask<Result>(method: string, params: Record<string, unknown>): Promise<Result> {
      const id = (last += 1);
      const answer = await new Promise<Answer>((resolve) => {
        asked.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      asked.delete(id);
      if (answer.result === undefined) throw new Error(`${method}: ${answer.message}`);
      return answer.result as Result;
    },
    hear: (method, listener) => void listeners.push([method, listener]),
    close: () => socket.close(),
  };
}
