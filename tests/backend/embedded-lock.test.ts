import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readOrMakeJwtSecret } from '../../supabase/embedded/jwt-secret.ts';
import { findHolder, identify, isLock, type Lock, takeLock } from '../../supabase/embedded/lock.ts';

let folder: string;
const held: Lock[] = [];
const strangers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hotel-lock-'));
});
afterEach(() => {
  for (const lock of held.splice(0)) lock.release();
  for (const stranger of strangers.splice(0)) stranger.close();
  rmSync(folder, { recursive: true, force: true });
});

async function take(): Promise<Lock> {
  const taken = await takeLock(folder, 'dev');
  if (!isLock(taken)) throw new Error(`held by ${taken.pid}`);
  held.push(taken);
  return taken;
}

function strangerOn(index: number, says: string): Promise<Server> {
  const stranger = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(says));
  });
  strangers.push(stranger);
  const { ports } = identify(folder);
  return new Promise((resolve, reject) => {
    stranger.once('error', reject);
    stranger.listen(ports[index], '127.0.0.1', () => resolve(stranger));
  });
}

const WEB_SERVER = 'HTTP/1.1 400 Bad Request\r\n\r\n';

describe('the lock of a data folder', () => {
  test('a second process learns who has it and where the site answers', async () => {
    const lock = await take();
    expect(await takeLock(folder, 'preview')).toEqual({ pid: process.pid, mode: 'dev', url: null });
    lock.announce('http://localhost:5173');
    expect(await findHolder(folder)).toMatchObject({ url: 'http://localhost:5173' });
  });

  test('is free again after release', async () => {
    const lock = await take();
    lock.release();
    expect(await findHolder(folder)).toBeUndefined();
    await take();
  });

  test('is the same by whatever path the folder is reached', async () => {
    await take();
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    expect(isLock(await takeLock(link, 'dev'))).toBe(false);
    rmSync(link);
  });

  test.each([WEB_SERVER, '', 'garbage\n{', 'embedded-supabase 0000\n{}'])(
    'is taken at another port when a stranger who says %j sits on the first',
    async (says) => {
      await strangerOn(0, says);
      await take();
      expect(await findHolder(folder)).toMatchObject({ pid: process.pid });
      expect(isLock(await takeLock(folder, 'dev'))).toBe(false);
    },
  );

  test('is still held when the stranger on the first port has gone since', async () => {
    const stranger = await strangerOn(0, WEB_SERVER);
    await take();
    stranger.close();
    expect(isLock(await takeLock(folder, 'dev'))).toBe(false);
  });

  test('of ten that want it at once, one gets it', async () => {
    const taken = await Promise.all(Array.from({ length: 10 }, () => takeLock(folder, 'dev')));
    const winners = taken.filter(isLock);
    held.push(...winners);
    expect(winners).toHaveLength(1);
  });
});

describe('the secret that signs sessions', () => {
  const secretFile = () => path.join(folder, 'jwt-secret');

  test('is made once, at random, and readable by its owner only', async () => {
    const secret = await readOrMakeJwtSecret(secretFile());
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect((await stat(secretFile())).mode & 0o777).toBe(0o600);
    expect(await readOrMakeJwtSecret(secretFile())).toBe(secret);
    expect(await readOrMakeJwtSecret(path.join(folder, 'another'))).not.toBe(secret);
  });

  test('is made anew when a kill cut it off, and closed to others when it was open', async () => {
    await writeFile(secretFile(), 'cut', { mode: 0o644 });
    const secret = await readOrMakeJwtSecret(secretFile());
    expect(secret).not.toBe('cut');
    expect(await readFile(secretFile(), 'utf8')).toBe(secret);
    expect((await stat(secretFile())).mode & 0o777).toBe(0o600);
  });
});
