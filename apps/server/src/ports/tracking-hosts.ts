import type { TrackingHosts } from '@hearth/sdk/render'

/** The shop's own counter of visits, for trying the shop: paths of the shop itself. */
export const SANDBOX_TRACKING: TrackingHosts = {
  trace: '/sandbox-tracking/trace',
  collect: '/sandbox-tracking/collect',
}

/**
 * Reads where browsers report visits: `TRACE_URL` and `COLLECT_URL` of an analytics host, else `TRACKING`, `sandbox` or
 * `off`.
 * @returns undefined if visits are not counted, the default in production
 * @throws Error in plain words for an invalid value
 */
export function trackingHosts(
  env: Readonly<Record<string, string | undefined>>,
  environment: string,
): TrackingHosts | undefined {
  const { TRACE_URL: trace, COLLECT_URL: collect } = env
  if (trace || collect) {
    if (!trace || !collect)
      throw new Error('Give both TRACE_URL and COLLECT_URL, or neither: an event travels with the ids it was given.')
    return { trace: whole('TRACE_URL', trace), collect: whole('COLLECT_URL', collect) }
  }
  const wanted = env['TRACKING'] || (environment === 'production' ? 'off' : 'sandbox')
  if (wanted !== 'sandbox' && wanted !== 'off') throw new Error(`TRACKING=${wanted} is not known. Known: sandbox, off.`)
  return wanted === 'sandbox' ? SANDBOX_TRACKING : undefined
}

/** Origins that pages may request besides the shop's own. */
export const originsOf = (hosts: TrackingHosts | undefined): string[] => [
  ...new Set(
    Object.values(hosts ?? {}).flatMap((host: string) => (host.startsWith('/') ? [] : [new URL(host).origin])),
  ),
]

function whole(name: string, address: string): string {
  if (!/^https?:\/\/[\w.:[\]-]+(?:[/?]|$)/.test(address))
    throw new Error(`${name}=${address} is no address. Give a whole one, such as https://trace.example/ids.`)
  return address
}
