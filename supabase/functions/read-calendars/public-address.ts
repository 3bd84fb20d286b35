import { isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that nobody reaches from outside (RFC 6890), and one cloud's own service. */
const OWN_NETWORKS = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12
  192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`
  .trim()
  .split(/\s+/)
  .map((network) => {
    const [address = '', bits = ''] = network.split('/');
    return { begin: numberOf(address), size: 2 ** (32 - Number(bits)) };
  });

/**
 * Whether an address is one of the open internet: not this machine's, its network's, a cloud's
 * metadata, or one that stands for such. Of IPv6 only what is given out to the world (2000::/3).
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) {
    const number = numberOf(address);
    return !OWN_NETWORKS.some(({ begin, size }) => number >= begin && number < begin + size);
  }
  if (!isIPv6(address) || address.includes('%')) return false;
  const groups = groupsOf(address);
  const [first = 0, second = 0, third = 0] = groups;
  const upper = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':');
  // Where one of IPv4 is behind it (mapped, NAT64, 6to4), that one counts.
  if (upper === '0:0:0:0:0:ffff' || upper === '64:ff9b:0:0:0:0')
    return isPublicAddress(ofVersion4(groups[6] ?? 0, groups[7] ?? 0));
  if (first === 0x2002) return isPublicAddress(ofVersion4(second, third));
  const isReserved =
    (first === 0x2001 && (second < 0x200 || second === 0xdb8)) ||
    (first === 0x3fff && second < 0x1000);
  return first >= 0x2000 && first <= 0x3fff && !isReserved;
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

function ofVersion4(upper: number, lower: number): string {
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.');
}

/** The eight groups of an address of IPv6, however it is written. */
function groupsOf(address: string): number[] {
  const dotted = /\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0];
  const number = dotted ? numberOf(dotted) : 0;
  const plain = dotted
    ? address.replace(dotted, `${(number >>> 16).toString(16)}:${(number & 0xffff).toString(16)}`)
    : address;
  const [before = [], after = []] = plain
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}
