import type { TransportRequest } from '../transport/transport'
import { addQuery } from './address'
import type { Line } from './line'
import type { ApiOptions, Hosts, SentRequest, Wishes } from './options'
import type { Json, Payload } from './payload'

/** A request without its signature and its time. */
export type Prepared = SentRequest & Pick<TransportRequest, 'credentials'>

/** Makes the request for a payload. */
export type Prepare = (payload: Payload) => Prepared

/**
 * Returns a function that makes the requests of one call, by the conventions of all calls (C01, C02, C03, C05, C06).
 * The caller's identity is read here, once, so that later requests and repeats of the call are sent for the same
 * caller. Hosts other than the shop's get only the payload; the edge host gets no session. Throws if the host is not
 * configured. The returned function throws if a payload does not match the line or cannot be serialised.
 */
export function prepare(options: ApiOptions, { method, path }: Line, wishes: Wishes): Prepare {
  const { call, external, encode, file, host = external } = wishes
  const own: Partial<ApiOptions> = external ? {} : options
  const { environment } = own
  const credentials = host !== 'edge' && !external
  let base = options.hosts?.[host as keyof Hosts] ?? (credentials ? own.baseUrl : undefined)!
  if (!/^$|^\/|\/\//.test(base)) throw new TypeError(`${host ?? 'baseUrl'} is '${base}': no https://`)
  // Production has no prefix; other environments put their name before the host.
  if (environment) base = base.replace('//', `//${environment}.`)
  const enterprise = typeof own.enterprise === 'function' ? own.enterprise() : own.enterprise
  const dutok = own.dutok?.()
  // The body of an upload contains only the bytes of the file.
  const inQuery = method === 'GET' || file
  const ours = {
    'idempotency-key': wishes.idempotencyKey,
    'x-hearth-session': credentials && own.session?.(),
    'x-hearth-visitor': credentials && own.visitor?.(),
    'x-hearth-environment': environment,
    'content-type': inQuery ? undefined : encode ? 'application/x-www-form-urlencoded' : 'application/json',
  }
  const headers: Record<string, string> = {}
  for (const given of [own.headers, wishes.headers, ours] as (
    | Readonly<Record<string, string | false | undefined>>
    | undefined
  )[])
    for (const name in given) if (given[name]) headers[name.toLowerCase()] = given[name]

  return (payload) => {
    const sent: Record<string, Json> = {
      channelId: enterprise ? 2 : own.channelId,
      platformId: own.platformId,
      version: wishes.v2,
      enterprise: enterprise ? 1 : undefined,
      ...payload,
      [file!]: undefined,
    }
    const url = external
      ? base
      : base.replace(/\/+$/, '') +
        path.replace(/{(\w+)}/g, (_, name: string) => {
          const value = `${sent[name] ?? ''}`
          // A field that is sent in the path is not sent in the query or the body as well.
          delete sent[name]
          const isToken = path[0] === '{'
          // A value must not change the requested path. A token is a path itself: it must not name a host, so that no
          // session is sent to a foreign host, and must not contain tabs or line ends, because browsers drop them.
          if (!(isToken ? /^\/[^/\\\s]\S*$/ : /[^.]/).test(value)) throw new TypeError(`${name} is '${value}'`)
          return isToken ? value : encodeURIComponent(value)
        })
    return {
      call,
      method,
      url: addQuery(inQuery ? addQuery(url, sent) : url, { dutok }),
      headers,
      body: inQuery ? (payload[file!] as never) : encode ? addQuery('', sent).slice(1) : JSON.stringify(sent),
      credentials,
    }
  }
}
