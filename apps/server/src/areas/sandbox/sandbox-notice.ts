import { isSignedNotice } from '#areas/sandbox/signature'
import { notifyPath, SANDBOX_CHANNEL, type CashierNotice, type RawNotice } from '#ports/cashier'

/** The path to which the sandbox cashier sends its notices. */
export const SANDBOX_NOTIFY_PATH = notifyPath(SANDBOX_CHANNEL)

/** The header with the signature of a notice. */
export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature'

/** Returns the notice in a body; undefined if its signature is forged or too old, or if the body is malformed. */
export function readSandboxNotice(
  secret: string,
  { body, headers }: RawNotice,
  now: number,
): CashierNotice | undefined {
  const signature = String(headers[SANDBOX_SIGNATURE_HEADER] ?? '')
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
