import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../support/free-port.ts';
import { end, killOnExit } from './child.ts';
import { clickAt, keysInTurn, keysTogether } from './keys.ts';
import { startErrorReportingProxy } from './error-reporting-proxy.ts';
import type { Engine, Tab } from './tab.ts';

type Size = { width: number; height: number };
export type WebKitFiles = { driver: string; browser: string; display: string };

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How long to wait for a browser to start (ms): on a slow machine it takes five seconds. */
const START_MS = 25_000;
const STARTS = 3;

export async function startWebKit(files: WebKitFiles, size: Size): Promise<Engine> {
  let running = await startDriver(files);

  /**
   * Starts a browser, and restarts it with its driver if it does not appear: the driver itself
   * would wait for ever.
   */
  async function startBrowser(): Promise<{ ask: Ask; sessionId: string }> {
    for (let starts = 1; ; starts += 1) {
      const { ask } = running;
      try {
        return { ask, sessionId: await newSession(ask, files.browser) };
      } catch (error) {
        if (starts === STARTS) throw error;
        await running.end();
        running = await startDriver(files);
      }
    }
  }

  return {
    openTab: async (site) => {
      const { ask, sessionId } = await startBrowser();
      return openTab(ask, sessionId, site, size);
    },
    close: () => running.end(),
  };
}

type Driver = { ask: Ask; end: () => Promise<void> };

/** Starts a driver in its own display; ending the display ends all its programs. */
async function startDriver(files: WebKitFiles): Promise<Driver> {
  const screen = await startDisplay(files.display);
  const port = await freePort();
  const driver = spawn(files.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  killOnExit(driver);
  const ask = asker(`http://127.0.0.1:${port}`);
  await untilReady(ask);
  return {
    ask,
    async end() {
      await end(driver);
      await end(screen.process);
    },
  };
}

/** @throws if no browser appears within START_MS */
async function newSession(ask: Ask, browser: string): Promise<string> {
  const capabilities = {
    alwaysMatch: {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    },
  };
  const { sessionId } = await ask<{ sessionId: string }>(
    'POST',
    '/session',
    { capabilities },
    AbortSignal.timeout(START_MS),
  );
  return sessionId;
}

async function startDisplay(program: string): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  killOnExit(server);
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once('exit', () => reject(new Error('Xvfb ended at once.')));
  });
  return { display: `:${number}`, process: server };
}

type Ask = <Value>(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
) => Promise<Value>;

/** @throws Error with the driver's message */
function asker(driver: string): Ask {
  return async <Value>(method: string, path: string, body?: object, signal?: AbortSignal) => {
    const response = await fetch(driver + path, {
      method,
      body: body && JSON.stringify(body),
      signal,
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${path.split('/').slice(3).join('/')}: ${value.message}`);
    return value;
  };
}

async function untilReady(ask: Ask): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask('GET', '/status');
    } catch (error) {
      if (tries > 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function openTab(ask: Ask, sessionId: string, site: string, size: Size) {
  const proxy = await startErrorReportingProxy(site);
  const session = <Value>(method: string, path: string, body?: object) =>
    ask<Value>(method, `/session/${sessionId}/${path}`, body);
  const run = <Value>(script: string) =>
    session<Value>('POST', 'execute/sync', { script, args: [] });
  const perform = (actions: object[]) => session('POST', 'actions', { actions });

  async function resize(width: number, height: number): Promise<void> {
    await session('POST', 'window/rect', { width, height });
    const inner = await run<[number, number]>('return [innerWidth, innerHeight]');
    await session('POST', 'window/rect', {
      width: 2 * width - inner[0],
      height: 2 * height - inner[1],
    });
  }
  await resize(size.width, size.height);

  const tab: Tab = {
    goTo: (url) => session('POST', 'url', { url }),
    async run(inPage, argument) {
      const call = `(${inPage.toString()})(${JSON.stringify(argument)})`;
      const script = `const [done] = arguments; Promise.resolve(${call}).then((it) => done(JSON.stringify(it ?? null)), (error) => done(JSON.stringify({ thrown: String(error) })));`;
      const answer = JSON.parse(
        await session<string>('POST', 'execute/async', { script, args: [] }),
      );
      if (answer?.thrown) throw new Error(answer.thrown);
      return answer;
    },
    runFile: (source) => run(source),
    clickAt: async (point) => void (await perform(clickAt(point))),
    pressKeys: async (keys) => void (await perform(keysInTurn(keys))),
    pressTogether: async (keys) => void (await perform(keysTogether(keys))),
    async chooseFile(inPage, label, file) {
      const found = await run<Record<string, string>>(
        `return (${inPage.toString()})(${JSON.stringify(label)})`,
      );
      await session('POST', `element/${found[ELEMENT]}/value`, { text: file });
    },
    resize,
    complaints: () => proxy.complaints,
    async close() {
      await ask('DELETE', `/session/${sessionId}`);
      proxy.close();
    },
  };
  return { tab, origin: proxy.origin };
}
