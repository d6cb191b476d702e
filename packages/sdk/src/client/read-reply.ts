import { classifyCode } from './classify-code'
import { BusinessError, HttpError } from './api-error'
import type { Received } from './attempt'
import type { Json } from './payload'

/** The envelope of every reply. */
interface Envelope {
  code: number | string
  message?: string
  success?: boolean
  data?: Json
  currentTimeMillis?: number
  field?: string
}

/** What a reply says. */
export interface Answer {
  data: Json
  /** Epoch ms of the server, when it told. */
  serverTime: number | undefined
}

const passing = /^(408|429|50[234])$/

/** Ms that `Retry-After` asks for, in seconds or as a date against the reply's own clock; undefined when it says nothing usable. */
export function retryAfter(received: Received, now: number): number | undefined {
  const text = received.header('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const wait = Date.parse(text) - (Date.parse(received.header('date') ?? '') || now)
  return wait >= 0 ? wait : undefined
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const value = JSON.parse(text) as Envelope | null
    return value?.code == null ? undefined : value
  } catch {
    return undefined
  }
}

/**
 * Reads the envelope, whatever the HTTP status; without one the status speaks (X01, X02).
 * Throws a `BusinessError` or an `HttpError`. A host that is not the shop's may answer with nothing at all.
 */
export function readReply(received: Received, call: string, external: boolean, now: number, onTime: (serverTime: number) => void): Json {
  const { status } = received
  const retryable = passing.test(String(status))
  const facts = { call, status, retryable, retryAfter: retryable ? retryAfter(received, now) : undefined }
  const envelope = envelopeOf(received.text)
  if (!envelope) {
    if (external && status < 300) return {}
    throw new HttpError(`Request failed with status code ${status}`, { ...facts, code: 'ERR_HTTP' })
  }
  if (envelope.currentTimeMillis) onTime(envelope.currentTimeMillis)
  const code = String(envelope.code)
  if (code === '0' && envelope.success !== false) return envelope.data
  const kind = classifyCode(code)
  throw new BusinessError(envelope.message ?? '', { ...facts, code, retryable: retryable && kind !== 'maintenance', field: envelope.field, businessResult: kind === 'business' })
}
