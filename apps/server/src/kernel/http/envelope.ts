import { REPLY_CODE, REPLY_STATUS } from '@hearth/domain'
import type { ShopError } from '#kernel/shop-error'

/** The envelope of every reply of the shop (E12, X01). */
export interface Envelope<Data> {
  /** The reply code; 0 is success. */
  code: number
  message: string
  success: boolean
  data: Data | null
  /** Server time, epoch ms, by which clients correct their clock (K12). */
  currentTimeMillis: number
  /** The payload field at fault. */
  field?: string
}

/** Wraps an answer. */
export const success = <Data>(data: Data, now: number): Envelope<Data> => ({
  code: REPLY_CODE.ok,
  message: '',
  success: true,
  data,
  currentTimeMillis: now,
})

/** Wraps a refusal, with its HTTP status. */
export const failure = (error: ShopError, now: number): { status: number; body: Envelope<never> } => ({
  status: REPLY_STATUS[error.code],
  body: {
    code: error.code,
    message: error.message,
    success: false,
    data: null,
    currentTimeMillis: now,
    ...(error.field ? { field: error.field } : {}),
  },
})
