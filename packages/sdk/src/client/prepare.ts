import type { TransportRequest } from '../transport/transport'
import { fillPath, toQuery, withQuery } from './address'
import { ApiError } from './api-error'
import type { Line } from './line'
import type { ApiOptions, CallOptions, Hosts } from './options'
import type { Json, Payload } from './payload'

/** A request but for how long it may take. */
export type Prepared = Pick<TransportRequest, 'method' | 'url' | 'headers' | 'body' | 'credentials'>

/**
 * Makes a request of a line and a payload, by the conventions of every call (C01, C02, C03, C05, C06).
 * Hosts that are not the shop's are told nothing but the payload.
 * Throws an `ApiError` with code `ERR_PAYLOAD` when the payload does not fit, or the host is not set.
 */
export function prepare(options: ApiOptions, name: string, { method, path, flags }: Line, payload: Payload, call: CallOptions, now: number): Prepared {
  const { external } = flags
  const { enterprise, environment, baseUrl, session, dutok, ...own }: Partial<ApiOptions> = external ? {} : options
  const host = external ?? call.host ?? flags.host
  const refuse = (why: string) => new ApiError(why, { code: 'ERR_PAYLOAD', call: name, text: '' })
  const sent: Record<string, Json> = {
    channelId: enterprise ? 2 : own.channelId,
    platformId: own.platformId,
    enterprise: enterprise ? 1 : undefined,
    version: 'v2' in flags ? 'v2' : undefined,
    ...payload,
  }
  let url = options.hosts?.[host as keyof Hosts] ?? baseUrl
  if (url == null) throw refuse(`hosts.${external} is not set`)
  // Production has no prefix; other environments put their name before the host.
  if (environment) url = url.replace('//', `//${environment}.`)
  if (!external) url += fillPath(path, sent, refuse)

  const query = { timestamp: own.timestamp ? now : undefined, dutok: dutok?.() }
  const writes = method !== 'GET'
  const encoded = 'encode' in flags
  const headers = {
    'x-hearth-session': session?.(),
    'x-hearth-environment': environment,
    'idempotency-key': call.idempotencyKey,
    'content-type': writes && (encoded ? 'application/x-www-form-urlencoded' : 'application/json'),
  }
  return {
    method,
    url: withQuery(url, toQuery(writes ? query : { ...sent, ...query })),
    headers: Object.fromEntries(Object.entries(headers).filter((header): header is [string, string] => !!header[1])),
    body: writes ? (encoded ? toQuery(sent).slice(1) : JSON.stringify(sent)) : undefined,
    credentials: !external && host !== 'edge',
  }
}
