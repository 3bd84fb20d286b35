import { isIPv4, isIPv6 } from 'node:net';

/** Private and reserved networks (RFC 6890), and Azure's metadata service. */
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
 * True for an address of the public internet, not of this machine, its network or a cloud's
 * metadata service. Of IPv6 only 2000::/3 is public.
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
  // An IPv6 address that contains an IPv4 address (mapped, NAT64, 6to4) is judged by the latter.
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
