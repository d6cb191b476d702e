import { BlockList, isIP } from 'node:net'

/** Whether an address belongs to the company's networks. */
export type IsInternal = (address: string) => boolean

/**
 * Reads `INTERNAL_NETWORKS`: addresses and networks such as `10.0.0.0/8, 2001:db8::/32`, separated by commas. Undefined
 * if it is not set: no address is internal.
 * @throws Error in plain words for an invalid address
 */
export function internalNetworks(text = ''): IsInternal | undefined {
  const networks = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (networks.length === 0) return undefined
  const list = new BlockList()
  for (const one of networks) add(list, one)
  return (address) => {
    const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
    const version = isIP(plain)
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6')
  }
}

function add(list: BlockList, network: string): void {
  const [, address = '', said] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? []
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  const bits = said === undefined ? most : Number(said)
  if (version === 0 || bits < 1 || bits > most)
    throw new Error(
      `INTERNAL_NETWORKS: ${network} is no network. Give addresses such as 10.0.0.7 or 10.0.0.0/8, with commas between them.`,
    )
  list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
}
