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
export function prepare(call: string, options: ApiOptions, line: Line, payload: Payload, wishes: Wishes, now: number): Prepared {
  const { method, parts } = line
  const { external } = wishes
  const own: Partial<ApiOptions> = external ? {} : options
  const { environment } = own
  const host = external ?? wishes.host
  const known = host !== 'edge' && !external
  let url = options.hosts?.[host as keyof Hosts] ?? own.baseUrl
  if (url == null) throw new TypeError(`no host ${host}`)
  // Production has no prefix; other environments put their name before the host.
  if (environment) url = url.replace('//', `//${environment}.`)
  if (!external) url = url.replace(/\/+$/, '') + fillPath(line, payload)

  const sent: Record<string, Json> = { channelId: own.channelId, platformId: own.platformId, version: wishes.v2 }
  if (own.enterprise) Object.assign(sent, { channelId: 2, enterprise: 1 })
  // What stands in the path does not travel twice.
  for (const name in payload) if (!parts.includes(name)) sent[name] = payload[name]

  const headers: Record<string, string> = {}
  const say = (name: string, value: string | undefined) => {
    if (value) headers[name.toLowerCase()] = value
  }
  for (const given of [own.headers, wishes.headers] as (Readonly<Record<string, string>> | undefined)[]) for (const name in given) say(name, given[name])
  say('idempotency-key', wishes.idempotencyKey)
  if (known) say('x-hearth-session', own.session?.())
  say('x-hearth-environment', environment)

  let query = ''
  let body: string | undefined
  if (method === 'GET') query = toQuery(sent)
  else {
    body = wishes.encode ? toQuery(sent).slice(1) : JSON.stringify(sent)
    say('content-type', wishes.encode ? 'application/x-www-form-urlencoded' : 'application/json')
  }
  if (own.timestamp) query += `&timestamp=${now}`
  if (own.dutok) query += toQuery({ dutok: own.dutok() })
  if (query) url += (url.includes('?') ? '&' : '?') + query.slice(1)
  return { call, method, url, headers, body, credentials: known }
}
