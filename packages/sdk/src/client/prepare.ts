import type { TransportRequest } from '../transport/transport'
import { fillPath, toQuery, withQuery } from './address'
import type { Line } from './line'
import type { ApiOptions, CallOptions } from './options'
import type { Payload } from './payload'

/** A request but for what each attempt makes anew. */
export type Prepared = Pick<TransportRequest, 'method' | 'url' | 'headers' | 'body' | 'credentials'>

/** Host of a call (C06): production has no prefix, other environments put their name before the host. */
function hostOf({ baseUrl, hosts = {}, environment }: ApiOptions, name: string | undefined): string {
  const host = hosts[name as 'edge'] ?? baseUrl
  return environment ? host.replace('//', `//${environment}.`) : host
}

/** Makes a request of a line and a payload, by the conventions of every call (C01, C02, C05, C06). */
export function prepare(options: ApiOptions, line: Line, payload: Payload, call: CallOptions): Prepared {
  const { method, flags } = line
  const external = flags.external
  const host = call.host ?? flags.host
  if (external && !options.hosts?.[external as 'trace']) throw new TypeError(`hosts.${external} is not set`)

  const { path, used } = fillPath(line.path, payload)
  const sent: Record<string, Payload[string]> = external
    ? {}
    : { channelId: options.enterprise ? 2 : options.channelId, platformId: options.platformId }
  if (options.enterprise && !external) sent.enterprise = 1
  if (flags.v2 === '') sent.version = 'v2'
  for (const name of Object.keys(payload)) if (!used.includes(name)) sent[name] = payload[name]

  const headers: Record<string, string> = {}
  const session = external ? undefined : options.session?.()
  if (session) headers['x-hearth-session'] = session
  if (options.environment && !external) headers['x-hearth-environment'] = options.environment
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey

  const encoded = flags.encode === ''
  let url = hostOf(options, external ?? host) + (external ? '' : path)
  let body: string | undefined
  if (method === 'GET') {
    url = withQuery(url, toQuery(sent))
  } else {
    headers['content-type'] = encoded ? 'application/x-www-form-urlencoded' : 'application/json'
    body = encoded ? toQuery(sent) : JSON.stringify(sent)
  }
  return { method, url, headers, body, credentials: !external && host !== 'edge' }
}
