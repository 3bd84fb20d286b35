import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import { killOnExit } from './child.ts';
import { clickAt, keysInTurn, keysTogether } from './keys.ts';
import { logPageErrors } from './error-reporting.ts';
import type { Engine, Tab } from './tab.ts';

const PREFERENCES = {
  // Turns off network requests and prompts of Firefox itself.
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.update.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': '',
  'intl.locale.requested': 'en-US',
  // A low frame rate saves processor time, because no graphics card renders the frames.
  'layout.frame_rate': 15,
};
const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

/**
 * Firefox logs this message if a picture is removed while the service worker answers its request.
 * If the page still needs the picture, it reports `not loaded` (error-reporting.ts).
 */
const TAKEN_BACK = /A ServiceWorker intercepted the request and encountered an unexpected error/;

type LogEntry = { type: string; level: string; text: string | null; source: { context?: string } };

export async function startFirefox(
  executable: string,
  size: { width: number; height: number },
): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(executable, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  killOnExit(firefox);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    firefox.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = LISTENS.exec(said)?.[1];
      if (url) resolve(url);
    });
    firefox.once('error', reject);
    firefox.once('exit', () => reject(new Error(`Firefox ended at once:\n${said}`)));
  });
  const bidi = await connectBidi(`${address}/session`);
  await bidi.ask('session.new', { capabilities: {} });
  await bidi.ask('session.subscribe', { events: ['log.entryAdded'] });

  return {
    openTab: async (site) => ({ tab: await openTab(bidi, size), origin: site }),
    async close() {
      const ended = new Promise((resolve) => firefox.once('exit', resolve));
      await bidi.ask('browser.close', {}).catch(() => firefox.kill('SIGKILL'));
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Value = { type: string; value?: string; sharedId?: string };
type Evaluated = { type: string; result: Value; exceptionDetails?: { text: string } };

async function openTab(bidi: Bidi, size: { width: number; height: number }): Promise<Tab> {
  const { userContext } = await bidi.ask<{ userContext: string }>('browser.createUserContext', {});
  await bidi.ask('script.addPreloadScript', {
    functionDeclaration: logPageErrors.toString(),
    userContexts: [userContext],
  });
  const { context } = await bidi.ask<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await bidi.ask('browsingContext.setViewport', { context, viewport: size });
  const found: string[] = [];
  bidi.hear('log.entryAdded', ({ level, text, source }: LogEntry) => {
    if (level !== 'error' || source.context !== context) return;
    if (!TAKEN_BACK.test(text ?? '')) found.push(text ?? '');
  });

  async function evaluate(expression: string): Promise<Value> {
    const answer = await bidi.ask<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  }
  const perform = (actions: object[]) => bidi.ask('input.performActions', { context, actions });

  return {
    goTo: async (url) =>
      void (await bidi.ask('browsingContext.navigate', { context, url, wait: 'none' })),
    async run(inPage, argument) {
      const call = `(${inPage.toString()})(${JSON.stringify(argument)})`;
      const { value } = await evaluate(
        `Promise.resolve(${call}).then((it) => JSON.stringify(it ?? null))`,
      );
      return JSON.parse(value ?? 'null');
    },
    runFile: async (source) => void (await evaluate(`${source};0`)),
    clickAt: async (point) => void (await perform(clickAt(point))),
    pressKeys: async (keys) => void (await perform(keysInTurn(keys))),
    pressTogether: async (keys) => void (await perform(keysTogether(keys))),
    async chooseFile(inPage, label, file) {
      const { sharedId } = await evaluate(`(${inPage.toString()})(${JSON.stringify(label)})`);
      await bidi.ask('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    resize: async (width, height) =>
      void (await bidi.ask('browsingContext.setViewport', {
        context,
        viewport: { width, height },
      })),
    complaints: () => found,
    close: async () => void (await bidi.ask('browser.removeUserContext', { userContext })),
  };
}
