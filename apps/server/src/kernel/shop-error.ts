import { REPLY_MESSAGE, type ReplyCode } from '@hearth/domain'

/** A refusal with a code of the shop. Thrown by handlers, it becomes the envelope of the reply. */
export class ShopError extends Error {
  /**
   * @param code one of `REPLY_CODE`; its HTTP status follows from it
   * @param message what the shopper reads; the code's own text when absent
   * @param field name of the payload field at fault
   * @param retryAfter seconds after which the same may be asked again, told as `Retry-After`
   */
  constructor(
    readonly code: ReplyCode,
    message: string = REPLY_MESSAGE[code],
    readonly field?: string,
    readonly retryAfter?: number,
  ) {
    super(message)
    this.name = 'ShopError'
  }
}
