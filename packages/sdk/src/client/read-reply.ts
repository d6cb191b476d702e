import { classifyCode, cutMessage } from '@hearth/domain'
import type { TransportReply } from '../transport/transport'
import { BusinessError, HttpError } from './api-error'
import type { ApiEvent } from './api-event'
import type { Wishes } from './options'
import type { Json } from './payload'

/** The envelope of every reply. */
interface Envelope {
  code: number | string
  message: string
  success: boolean
  data: Json
  currentTimeMillis: number
  field: string
}

/**
 * Returns the `data` of a reply. The envelope's code decides, whatever the HTTP status is, but code 0 counts only with
 * a status below 300. Without an envelope, the status decides (X01, X02). Throws a `BusinessError` or an `HttpError`.
 * Hosts other than the shop's may answer with an empty body.
 */
export function readReply(
  reply: TransportReply,
  body: string,
  { call, external, batch }: Wishes,
  now: () => number,
  emit: (event: ApiEvent) => void,
): Json {
  const { status, headers } = reply
  let envelope: Partial<Envelope> = {}
  try {
    envelope = (JSON.parse(body) as Envelope | null) ?? {}
  } catch {
    // The body is not the shop's envelope, so the status alone decides.
  }
  const { code, data, message = '', currentTimeMillis, field } = envelope
  let kind = code == null ? undefined : classifyCode(code)
  if (currentTimeMillis && !external) emit({ type: 'time', serverTime: currentTimeMillis, receivedAt: now() })
  if (kind === 'success' && envelope.success !== false) {
    if (status < 300 && (!batch || Array.isArray(data))) return data
    // Code 0 with the status of a failure, or a look-up whose data is not a list, does not count as a reply of the
    // shop.
    kind = undefined
  }
  if (!kind && external && status < 300) return {}

  // `Retry-After` is a number of seconds, or a date by the server's clock; any other value is ignored.
  const asked = headers.get('retry-after') as string
  const wait = +asked * 1000 || Date.parse(asked) - (Date.parse(headers.get('date') as string) || now())
  const said = cutMessage(`${message}`)
  throw new (kind ? BusinessError : HttpError)(said || `Request failed with status code ${status}`, {
    call,
    kind,
    status,
    field,
    data,
    code: kind ? String(code) : 'ERR_HTTP',
    text: said || '新品热卖，人气火爆，请稍后再试',
    businessResult: kind === 'business',
    // The client does not repeat a call that is refused for maintenance, or that waits in the queue. The caller gets
    // the position in the queue at once, and repeats the call itself.
    retryable: /^(408|429|50[234])(?! 107(500998|002425)$)/.test(`${status} ${code}`),
    // `unknown` is false for a refusal below 500, which has changed nothing. It is true for a failed server, which may
    // have failed after its commit, and for a reply below 400 without a known code: a redirect such as 303 may follow a
    // completed action.
    unknown: status > 499 || (!kind && status < 400),
    retryAfter: wait >= 0 ? wait : undefined,
    requestId: headers.get('x-request-id') ?? undefined,
    body: kind ? undefined : cutMessage(body.slice(0, 1000)),
  })
}
