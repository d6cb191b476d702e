import { isIPv4 } from 'node:net'

/** The origin of a request, as far as limits distinguish callers. */
export interface Network {
  /** An IPv4 address, or the /64 network of an IPv6 address, which belongs to one household or phone. */
  near: string
  /**
   * The /24 network of an IPv4 address, or the /48 network of an IPv6 address, which many providers give to one
   * customer.
   */
  wide: string
}

/** The networks of an address. */
export function networkOf(address: string): Network {
  const plain = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(plain)) return { near: plain, wide: `${plain.split('.', 3).join('.')}.0/24` }
  const groups = groupsOf(plain)
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const split = (part: string) => (part === '' ? [] : part.split(':'))
  const [before, after] = [split(head), split(tail ?? '')]
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
