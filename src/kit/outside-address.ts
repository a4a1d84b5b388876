// Which IP addresses lie outside: what people let the server call must not lead to its own network (threat 18).
import { BlockList, isIP } from 'node:net'

/** Not of the public internet, by the registries of special-purpose addresses (RFC 6890). */
const inside4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside4.addSubnet(network, bits)

/** The part of IPv6 that is given out to the public, without those of it that wrap other addresses or are examples. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, bits, 'ipv6')

/** False for what is no address at all. An IPv4 address written as IPv6 is never outside: nobody needs to write it so. */
export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inside4.check(address)
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}
