import { isIP } from 'node:net'

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
/**
 * Networks of nearby proxies: this machine, private networks, and the network from which cloud providers' balancers
 * send.
 */
const NEAR_BY = [...NETWORKS, '100.64.0.0/10']
const YES = ['1', 'on', 'true']
const NO = ['', '0', 'false', 'off']

/**
 * Reads `TRUST_PROXY`: the proxies whose forwarded headers are trusted, as Fastify takes them. `yes` means nearby ones.
 * Trusting everybody is not possible: a proxy appends to the forwarded headers, so their first entry is the client's
 * own claim.
 * @throws Error in plain words for an invalid address
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
