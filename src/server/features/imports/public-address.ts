import { BlockList, isIP } from 'node:net';

/** What IANA's special-purpose registries keep from the public network. */
const reserved4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/**
 * Public by their numbers, and yet answered only inside a provider's network: the host agent and
 * name servers of Azure, the private services of IBM Cloud, Google's APIs for machines without a
 * public address.
 */
const ofProviders4 = [
  '168.63.129.16/32',
  '161.26.0.0/16',
  '166.8.0.0/14',
  '199.36.153.4/30',
  '199.36.153.8/30',
];
const ofProviders6 = ['2600:2d00:2:1000::/56', '2600:2d00:2:2000::/56'];

/** Inside the global unicast range: protocol assignments with Teredo, documentation, 6to4. */
const reserved6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const reserved = new BlockList();
for (const range of [...reserved4, ...ofProviders4]) addRange(range, 'ipv4');
for (const range of [...reserved6, ...ofProviders6]) addRange(range, 'ipv6');

/** Only this holds public IPv6; what maps or translates IPv4 (::ffff:, 64:ff9b::) lies outside. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

function addRange(range: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', length] = range.split('/');
  reserved.addSubnet(net, Number(length), family);
}

/** Whether an address, plain and without brackets or zone, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
