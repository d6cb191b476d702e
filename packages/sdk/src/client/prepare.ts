import type { TransportRequest } from '../transport/transport'
import { fillPath, toQuery, withQuery } from './address'
import type { Line } from './line'
import type { ApiOptions, CallOptions, Hosts } from './options'
import type { Json, Payload } from './payload'

/** A request but for what each attempt makes anew. */
export type Prepared = Pick<TransportRequest, 'method' | 'url' | 'headers' | 'body' | 'credentials'>

/** Makes a request of a line and a payload, by the conventions of every call (C01, C02, C05, C06). Throws when the payload does not fit. */
export function prepare(options: ApiOptions, { method, path, flags }: Line, payload: Payload, call: CallOptions): Prepared {
  const { enterprise, environment, hosts } = options
  const { external } = flags
  const host = external ?? call.host ?? flags.host
  const headers: Record<string, string> = {}
  const put = (name: string, value: string | false | undefined) => void (value && (headers[name] = value))

  const sent: Record<string, Json> = {
    channelId: enterprise ? 2 : options.channelId,
    platformId: options.platformId,
    enterprise: enterprise ? 1 : undefined,
    version: 'v2' in flags ? 'v2' : undefined,
    ...payload,
  }
  let url = hosts?.[host as keyof Hosts] ?? (external ? '' : options.baseUrl)
  if (external && !url) throw new Error(`hosts.${external} is not set`)
  // Production has no prefix; other environments put their name before the host.
  if (environment) url = url.replace('//', `//${environment}.`)
  if (!external) {
    url += fillPath(path, sent)
    put('x-hearth-session', options.session?.())
    put('x-hearth-environment', environment)
  }
  put('idempotency-key', call.idempotencyKey)

  const get = method === 'GET'
  const encoded = 'encode' in flags
  put('content-type', !get && (encoded ? 'application/x-www-form-urlencoded' : 'application/json'))
  return {
    method,
    url: get ? withQuery(url, toQuery(sent)) : url,
    headers,
    body: get ? undefined : encoded ? toQuery(sent) : JSON.stringify(sent),
    credentials: !external && host !== 'edge',
  }
}
