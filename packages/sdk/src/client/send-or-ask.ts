import { ApiError } from './api-error'

/**
 * Sends a write whose result must be known, such as an order or a payment. If the shop's answer never comes, it queries
 * the result instead of sending the write again.
 *
 * @param send the write, best under an idempotency key
 * @param ask finds what was written; `undefined` when there is nothing to find
 * @returns the reply, or what was found
 * @throws the error of `send`, when the shop refused or nothing was found; its `unknown` tells the two apart
 */
export async function sendOrAsk<Reply>(
  send: () => Promise<Reply>,
  ask: () => Promise<Reply | undefined>,
): Promise<Reply> {
  try {
    return await send()
  } catch (error) {
    const found = error instanceof ApiError && error.unknown ? await ask() : undefined
    if (found === undefined) throw error
    return found
  }
}
