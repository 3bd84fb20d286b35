import { createServer } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1'];

/** Ports that browsers refuse to open (the Fetch standard's "bad ports"). */
const BLOCKED_PORTS = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

export function isBlockedByBrowsers(port: number): boolean {
  return BLOCKED_PORTS.has(port);
}

/** The next port that browsers can open; after 65535 the search continues at Vite's default. */
export function portToTryAfter(port: number): number {
  let next = port + 1;
  while (isBlockedByBrowsers(next)) next++;
  return next <= 65535 ? next : 5173;
}

/** Reads the variable PORT. Returns the fallback if PORT is empty, undefined if it is invalid. */
export function portFrom(text: string | undefined, fallback: number): number | undefined {
  if (!text) return fallback;
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= 65535 ? port : undefined;
}

export function isLoopbackHost(host: string | boolean | undefined): boolean {
  return host === undefined || host === 'localhost' || LOOPBACK.includes(String(host));
}

/** Checks 127.0.0.1 and [::1]: a program at either address could receive http://localhost. */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(LOOPBACK.map((host) => isTakenAt(port, host)));
  return answers.includes(true);
}

function isTakenAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // Without IPv6, ::1 answers EADDRNOTAVAIL, which does not mean that the port is taken.
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
