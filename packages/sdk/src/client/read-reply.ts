import { classifyCode } from '@hearth/domain'
import type { TransportReply } from '../transport/transport'
import { BusinessError, HttpError } from './api-error'
import type { Json } from './payload'

/** The envelope of every reply. */
interface Envelope {
  code: number | string
  message?: string
  success?: boolean
  data: Json
  currentTimeMillis?: number
  field?: string
}

function parse(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return undefined
  }
}

/**
 * Reads a reply: the envelope, whatever the HTTP status; without one the status speaks (X01, X02).
 * Throws a `BusinessError` or an `HttpError`. A host that is not the shop's may answer with nothing at all.
 */
export function readReply(reply: TransportReply, body: string, call: string, external: boolean, now: number): Envelope {
  const { status } = reply
  const { code, data, success, currentTimeMillis, message = '', field } = parse(body) ?? ({} as Partial<Envelope>)
  const kind = code == null ? '' : classifyCode(code)
  if (kind ? kind === 'success' && success !== false : external && status < 300) return { code: 0, data: kind ? data : {}, currentTimeMillis }

  // Seconds, or a date; anything else is as good as nothing.
  const asked = reply.header('retry-after') ?? ''
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now
  const facts = {
    call,
    status,
    retryable: /^(408|429|50[234])$/.test(String(status)) && kind !== 'error-page',
    retryAfter: ms >= 0 ? ms : undefined,
  }
  if (!kind) throw new HttpError(`Request failed with status code ${status}`, { ...facts, name: 'HttpError', code: 'ERR_HTTP', text: '新品热卖，人气火爆，请稍后再试' })
  throw new BusinessError(message, { ...facts, name: 'BusinessError', code: String(code), text: message, field, businessResult: kind === 'business' })
}
