import type { TransportRequest } from '../transport/transport'
import { fillPath, toQuery } from './address'
import type { Line } from './line'
import type { ApiOptions, Hosts, SentRequest, Wishes } from './options'
import type { Json, Payload } from './payload'

/** A request that is still to be signed, and to be given its time. */
export type Prepared = SentRequest & Pick<TransportRequest, 'credentials'>

/**
 * Makes a request of a line and a payload, by the conventions of every call (C01, C02, C03, C05, C06).
 * Hosts that are not the shop's are told nothing but the payload, and the edge host nothing of the session.
 * Throws when the payload does not fit, cannot be written, or the host is not set.
 */
export function prepare(
  call: string,
  options: ApiOptions,
  { method, parts }: Line,
  payload: Payload,
  wishes: Wishes,
  now: () => number,
): Prepared {
  const { external, encode, host = external } = wishes
  const own: Partial<ApiOptions> = external ? {} : options
  const { environment } = own
  const enterprise = typeof own.enterprise === 'function' ? own.enterprise() : own.enterprise
  const credentials = host !== 'edge' && !external
  let url = options.hosts?.[host as keyof Hosts] ?? own.baseUrl
  if (url == null) throw new TypeError(`no host ${host}`)
  // Production has no prefix; other environments put their name before the host.
  if (environment) url = url.replace('//', `//${environment}.`)
  if (!external) url = url.replace(/\/+$/, '') + fillPath(parts, payload)

  const sent: Record<string, Json> = {
    channelId: enterprise ? 2 : own.channelId,
    platformId: own.platformId,
    version: wishes.v2,
    enterprise: enterprise ? 1 : undefined,
  }
  // What stands in the path does not travel twice.
  for (const name in payload) if (!parts.includes(name)) sent[name] = payload[name]

  const reads = method === 'GET'
  const body = reads ? undefined : encode ? toQuery(sent).slice(1) : JSON.stringify(sent)
  const query =
    (reads ? toQuery(sent) : '') + toQuery({ timestamp: own.timestamp ? now() : undefined, dutok: own.dutok?.() })
  if (query) url += (url.includes('?') ? '&' : '?') + query.slice(1)

  const ours = {
    'idempotency-key': wishes.idempotencyKey,
    'x-hearth-session': credentials && own.session?.(),
    'x-hearth-visitor': credentials && own.visitor?.(),
    'x-hearth-environment': environment,
    'content-type': reads ? undefined : encode ? 'application/x-www-form-urlencoded' : 'application/json',
  }
  const headers: Record<string, string> = {}
  for (const given of [own.headers, wishes.headers, ours] as (
    | Readonly<Record<string, string | false | undefined>>
    | undefined
  )[])
    for (const name in given) if (given[name]) headers[name.toLowerCase()] = given[name]
  return { call, method, url, headers, body, credentials }
}
