import { ApiError } from './api-error'

/**
 * Sends a write whose result must be known, such as an order or a payment. If the shop's answer never comes, it queries
 * the result instead of sending the write again.
 *
 * @param send sends the write, preferably with an idempotency key
 * @param ask queries the result of the write; returns `undefined` if there is none
 * @returns the reply of `send`, or the result of `ask`
 * @throws the error of `send`, if the shop refused the write or `ask` found no result; `unknown` of the error is true
 *   in the second case
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
