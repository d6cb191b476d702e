import { isSignedNotice } from '#cashier/signature'
import type { CashierNotice, RawNotice } from '#cashier/cashier'

/** Where the sandbox cashier sends its notifications. */
export const SANDBOX_NOTIFY_PATH = '/api/payment/notify/sandbox'

/** The header that carries the signature. */
export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature'

/** The notice a body says, once its signature was proved; nothing when it was forged, is too old or says nonsense. */
export function readSandboxNotice(secret: string, { body, signature }: RawNotice, now: number): CashierNotice | undefined {
  if (!isSignedNotice(secret, body, signature, now)) return undefined
  try {
    const said = JSON.parse(body) as Partial<CashierNotice>
    const { paymentId, tradeNo, amount, result, time } = said
    if (typeof paymentId !== 'string' || typeof tradeNo !== 'string') return undefined
    if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(time)) return undefined
    if (result !== 'paid' && result !== 'failed') return undefined
    return { paymentId, tradeNo, amount: Number(amount), result, time: Number(time) }
  } catch {
    return undefined
  }
}
