import { isIP } from 'node:net'

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
/**
 * Networks a proxy near by stands in: this machine, the private ones around it, and the one that providers' balancers
 * send from.
 */
const NEAR_BY = [...NETWORKS, '100.64.0.0/10']
const YES = ['1', 'on', 'true']
const NO = ['', '0', 'false', 'off']

/**
 * Reads `TRUST_PROXY`: the proxies whose forwarded headers hold, as Fastify takes them. A mere yes means those near by.
 * There is no way to trust everybody: a proxy adds to what came with a request, so the head of that chain is the
 * asker's own word.
 * @throws Error in plain words for what is no address
 */
export function trustedProxies(text = ''): string | undefined {
  const said = text.trim().toLowerCase()
  if (NO.includes(said)) return undefined
  if (YES.includes(said)) return NEAR_BY.join(', ')
  const proxies = said.split(',').map((one) => one.trim())
  if (!proxies.every((one) => NETWORKS.includes(one) || isAddress(one))) {
    throw new Error(
      `TRUST_PROXY=${text} is no list of proxies. Give 1 for those near by, or addresses such as 10.0.0.7, 10.0.0.0/8 with commas between them.`,
    )
  }
  return proxies.join(', ')
}

/** Whether a text is an IP address, or a network such as `10.0.0.0/8`. */
function isAddress(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = { 4: 32, 6: 128 }[isIP(address)]
  return most !== undefined && (bits === undefined || (Number(bits) > 0 && Number(bits) <= most))
}
