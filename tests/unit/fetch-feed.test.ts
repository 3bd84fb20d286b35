import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { fetchFeed } from '../../supabase/functions/read-calendars/fetch-feed.ts';
import { type FetchOptions } from '../../supabase/functions/read-calendars/fetch-feed.ts';
import { readAnswer } from '../../supabase/functions/read-calendars/http-answer.ts';
import { isPublicAddress } from '../../supabase/functions/read-calendars/public-address.ts';

/** Writes a calendar server's answer to a request, byte for byte. */
type Channel = (request: string, socket: Socket) => void;

const servers: Server[] = [];
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function open(channel: Channel): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      asked.push(data.toString());
      channel(data.toString(), socket);
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: a server that listens on a port has no string as its address.
  return {
    url: `http://channel.test:${(server.address() as AddressInfo).port}/cal.ics?s=1`,
    asked,
  };
}

const home = (more: FetchOptions = {}): FetchOptions => ({
  mayBeLocal: true,
  resolve: async () => ['127.0.0.1'],
  ...more,
});
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const answers =
  (head: string, body: string | Uint8Array = ''): Channel =>
  (_request, socket) => {
    socket.write(`HTTP/1.1 ${head}\r\n\r\n`);
    socket.end(body);
  };
async function textOf(channel: Channel, options: FetchOptions = {}): Promise<string> {
  const { url } = await open(channel);
  const fetched = await fetchFeed(url, home(options));
  return fetched === 'unchanged' ? fetched : new TextDecoder().decode(fetched.bytes);
}
const refused = (code: string) => expect.objectContaining({ name: 'FeedError', code });
const chunk = (text: string) => `${text.length.toString(16)};x=1\r\n${text}\r\n`;
const MEGABYTE = 1024 * 1024;

describe('a calendar is fetched', () => {
  test('with what a channel wants to know, and nothing of ours', async () => {
    const { url, asked } = await open(answers('200 OK\r\nETag: W/"7"', CALENDAR));
    const fetched = await fetchFeed(url, home({ etag: '"6"' }));
    expect(fetched).toMatchObject({ etag: 'W/"7"' });
    expect(asked[0]?.split('\r\n')).toEqual([
      'GET /cal.ics?s=1 HTTP/1.1',
      `Host: ${new URL(url).host}`,
      expect.stringMatching(/^User-Agent: /),
      expect.stringMatching(/^Accept: text\/calendar/),
      'Accept-Encoding: gzip',
      'Connection: close',
      'If-None-Match: "6"',
      '',
      '',
    ]);
  });

  test.each<[string, Channel]>([
    ['until the connection ends', answers('200 OK', CALENDAR)],
    [
      'of a told length, on a connection that stays open',
      (_request, socket) =>
        void socket.write(
          `HTTP/1.1 200 OK\r\nContent-Length: ${CALENDAR.length}\r\n\r\n${CALENDAR}`,
        ),
    ],
    [
      'in chunks, on a connection that stays open',
      (_request, socket) =>
        void socket.write(
          `HTTP/1.1 200\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(CALENDAR.slice(0, 5))}${chunk(CALENDAR.slice(5))}0\r\n\r\n`,
        ),
    ],
    ['packed', answers('200 OK\r\nContent-Encoding: gzip', gzipSync(CALENDAR))],
    [
      'by a server of line feeds only',
      (_request, socket) => void socket.end(`HTTP/1.0 200 OK\nX: y\n\n${CALENDAR}`),
    ],
    [
      'after a word before the answer',
      (_request, socket) =>
        void socket.end(
          `HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n${CALENDAR}`,
        ),
    ],
  ])('%s', async (_how, channel) => {
    expect(await textOf(channel)).toBe(CALENDAR);
  });

  test('with the name and password of its address, told to nobody else', async () => {
    const elsewhere = await open(answers('200 OK', CALENDAR));
    const { url, asked } = await open(answers(`302 Found\r\nLocation: ${elsewhere.url}`));
    await fetchFeed(url.replace('//', '//sok:s%C3%A9same@').replace('%C3%A9', 'e'), home());
    expect(asked[0]).toContain(`Authorization: Basic ${btoa('sok:sesame')}`);
    expect(elsewhere.asked[0]).not.toContain('Authorization');
  });

  test('again only where it has changed', async () => {
    const channel: Channel = (request, socket) =>
      answers(request.includes('If-None-Match: "7"') ? '304 Not Modified' : '200 OK', CALENDAR)(
        request,
        socket,
      );
    expect(await textOf(channel, { etag: '"7"' })).toBe('unchanged');
    expect(await textOf(channel, { etag: '"8"' })).toBe(CALENDAR);
    // An ETag with a line break must not be sent.
    expect(await textOf(channel, { etag: '"7"\r\nX: y' })).toBe(CALENDAR);
  });

  test.each(['301 Moved', '302 Found', '303 See Other', '307 Temporary', '308 Permanent'])(
    'where it is sent on with %s, relative and not',
    async (status) => {
      const there = await open(answers('200 OK', CALENDAR));
      const channel: Channel = (request, socket) =>
        answers(`${status}\r\nLocation: ${request.startsWith('GET /next') ? there.url : '/next'}`)(
          request,
          socket,
        );
      expect(await textOf(channel)).toBe(CALENDAR);
    },
  );

  test('from the next address where one does not answer', async () => {
    const { url } = await open(answers('200 OK', CALENDAR));
    const resolve = async () => ['127.0.0.2', '127.0.0.1'];
    expect(await fetchFeed(url, home({ resolve }))).not.toBe('unchanged');
  });
});

describe('nothing is taken', () => {
  test.each<[string, string, Channel]>([
    ['status', 'a page that is not there', answers('404 Not Found', CALENDAR)],
    ['status', 'nothing at all', answers('204 No Content')],
    ['status', 'an unchanged that nobody asked for', answers('304 Not Modified')],
    ['status', 'a redirect to nowhere', answers('302 Found')],
    ['redirects', 'a circle', answers('302 Found\r\nLocation: /again')],
    ['unreachable', 'an end before its length', answers('200 OK\r\nContent-Length: 999', CALENDAR)],
    [
      'unreachable',
      'chunks without an end',
      answers('200 OK\r\nTransfer-Encoding: chunked', chunk(CALENDAR)),
    ],
    [
      'unreachable',
      'half a package',
      answers('200 OK\r\nContent-Encoding: gzip', gzipSync(CALENDAR).subarray(0, 20)),
    ],
    [
      'unreachable',
      'a package that nobody asked for',
      answers('200 OK\r\nContent-Encoding: br', 'x'),
    ],
    ['unreachable', 'no answer', (_request, socket) => void socket.end()],
    ['unreachable', 'a line that breaks', (_request, socket) => void socket.resetAndDestroy()],
    [
      'unreachable',
      'another language',
      (_request, socket) => void socket.end('220 mail.test ESMTP\r\n'),
    ],
    ['too-large', '2 MB', answers('200 OK', 'x'.repeat(2 * MEGABYTE))],
    [
      'too-large',
      'the announcement of 2 MB',
      (_request, socket) =>
        void socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${2 * MEGABYTE}\r\n\r\n`),
    ],
    [
      'too-large',
      '100 MB in a small package',
      answers('200 OK\r\nContent-Encoding: gzip', gzipSync(Buffer.alloc(100 * MEGABYTE))),
    ],
    ['too-large', 'headers without an end', answers(`200 OK\r\n${'X: y\r\n'.repeat(20_000)}`)],
    ['too-large', 'a line without an end', answers('x'.repeat(100_000))],
  ])('%s: %s', async (code, _what, channel) => {
    await expect(textOf(channel)).rejects.toThrow(refused(code));
  });

  test('too-large: a hundred bytes of chunks for each byte', async () => {
    const one = `1;${'x'.repeat(94)}\r\nx\r\n`;
    const channel = answers('200 OK\r\nTransfer-Encoding: chunked', one.repeat(40_000));
    await expect(textOf(channel)).rejects.toThrow(refused('too-large'));
  });

  test('of what has come nothing is kept: the network may fill its piece anew', async () => {
    const body = 'x'.repeat(100_000);
    const piece = new Uint8Array(1);
    async function* pieces() {
      for (const byte of Buffer.from(`HTTP/1.1 200 OK\r\n\r\n${body}`)) {
        piece[0] = byte;
        yield piece;
        piece[0] = 0;
      }
    }
    expect(Buffer.from((await readAnswer(pieces())).body).toString()).toBe(body);
  });

  test('timeout: a calendar that drips', async () => {
    const channel: Channel = (_request, socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const drip = setInterval(() => socket.write('x'), 5);
      socket.once('close', () => clearInterval(drip));
    };
    await expect(textOf(channel, { patienceMs: 100 })).rejects.toThrow(refused('timeout'));
  });

  test('timeout: a name that nobody resolves', async () => {
    const resolve = () => new Promise<string[]>(() => {});
    const asked = fetchFeed('https://channel.test/', { resolve, patienceMs: 20 });
    await expect(asked).rejects.toThrow(refused('timeout'));
  });

  test.each([
    ['not-https', 'http://channel.test/'],
    ['not-https', 'ftp://channel.test/'],
    ['not-https', 'file:///etc/passwd'],
    ['not-https', 'a calendar'],
    ['private-address', 'https://127.0.0.1/'],
    ['private-address', 'https://2130706433/'],
    ['private-address', 'https://0x7f.1/'],
    ['private-address', 'https://[::1]/'],
    ['private-address', 'https://[::ffff:169.254.169.254]/'],
    ['private-address', 'webcal://192.168.1.1/'],
  ])('%s: %s', async (code, url) => {
    await expect(fetchFeed(url, { resolve: async () => ['1.1.1.1'] })).rejects.toThrow(
      refused(code),
    );
  });

  test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['2606:4700::1111', 'fd00:ec2::254']]])(
    'private-address: a name that leads to %j',
    async (addresses) => {
      const asked = fetchFeed('https://channel.test/', { resolve: async () => addresses });
      await expect(asked).rejects.toThrow(refused('private-address'));
    },
  );

  test.each([
    ['private-address', 'https://home.test/'],
    ['private-address', 'https://169.254.169.254/latest/meta-data/'],
    ['not-https', 'http://elsewhere.test/'],
    ['not-https', 'file:///etc/passwd'],
  ])('%s: a channel abroad that sends us on to %s', async (code, to) => {
    const options = home();
    const { url } = await open((request, socket) => {
      options.mayBeLocal = false; // it plays a channel abroad
      answers(`302 Found\r\nLocation: ${to}`)(request, socket);
    });
    await expect(fetchFeed(url, options)).rejects.toThrow(refused(code));
  });

  test('from a name that is told otherwise the second time: it is asked for once', async () => {
    const { url } = await open(answers('200 OK', CALENDAR));
    const told = [['127.0.0.1'], ['127.0.0.3']];
    const resolve = async () => told.shift() ?? [];
    expect(await fetchFeed(url, home({ resolve }))).not.toBe('unchanged');
    expect(told).toEqual([['127.0.0.3']]);
  });

  test('unreachable: a name or port that is not there, without the address, in which a key stands', async () => {
    const { url } = await open(answers('200 OK'));
    servers.pop()?.close();
    await expect(fetchFeed(url, home())).rejects.toThrow(/^ECONNREFUSED$/);
    const resolve = () => Promise.reject(Object.assign(new Error(url), { code: 'ENOTFOUND' }));
    await expect(fetchFeed(url, home({ resolve }))).rejects.toThrow(/^ENOTFOUND$/);
  });
});

const PUBLIC = `1.1.1.1 172.15.0.1 172.32.0.1 100.128.0.1 192.169.0.1 2606:4700:4700::1111
  2a00:1450:4001:0:0:0:0:200e ::ffff:8.8.8.8 64:ff9b::808:808 2002:808:808:: 2001:200::1`;
const OTHERS = `172.16.0.1 172.31.255.255 0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 168.63.129.16
  169.254.169.254 192.0.0.192 192.168.0.1 198.19.0.1 224.0.0.1 255.255.255.255 :: ::1
  ::ffff:127.0.0.1 ::ffff:7f00:1 ::127.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::808:808 2002:7f00:1::
  2001::1 2001:db8::1 3fff::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 5f00::1
  channel.test`;
test('addresses of the open internet are told from all others', () => {
  const open = PUBLIC.split(/\s+/);
  expect([...open, ...OTHERS.split(/\s+/), ''].filter(isPublicAddress)).toEqual(open);
});
