import { createServer } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1'];

/** A port from PORT, or undefined when PORT is no port. */
export function portFrom(text: string | undefined, fallback: number): number | undefined {
  if (!text) return fallback;
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= 65535 ? port : undefined;
}

export function isLoopbackHost(host: string | boolean | undefined): boolean {
  return host === undefined || host === 'localhost' || LOOPBACK.includes(String(host));
}

/**
 * Asks both loopback addresses: a stranger on [::1] would catch http://localhost even though
 * 127.0.0.1 is free.
 */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(LOOPBACK.map((host) => isTakenAt(port, host)));
  return answers.includes(true);
}

function isTakenAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // Only EADDRINUSE means taken; a machine without IPv6 answers EADDRNOTAVAIL for ::1.
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
