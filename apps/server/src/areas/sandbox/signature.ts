import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The most ms between the signing of a notice and its arrival. Each attempt is signed anew, so that an older notice is
 * a replay.
 */
export const SIGNATURE_LIFETIME = 5 * 60_000

const seal = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex')

const same = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Signs a notice: `t=<epoch ms>,v1=<hmac of time and body>`. */
export function signNotice(secret: string, body: string, now: number): string {
  return `t=${now},v1=${seal(secret, 'sandbox notice', `${now}.${body}`)}`
}

/** Returns whether a notice was signed with the secret, at most `SIGNATURE_LIFETIME` before or after now. */
export function isSignedNotice(secret: string, body: string, signature: string, now: number): boolean {
  const found = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature)
  if (!found) return false
  const [, time = '', sealed = ''] = found
  if (Math.abs(now - Number(time)) > SIGNATURE_LIFETIME) return false
  return same(sealed, seal(secret, 'sandbox notice', `${time}.${body}`))
}

/**
 * Returns the secret part of a page's address. It can't be guessed from the payment's id, and only the shopper gets it.
 */
export function pageToken(secret: string, paymentId: string): string {
  return seal(secret, 'sandbox page', paymentId).slice(0, 40)
}

/** Returns whether a token belongs to a payment's page. The check takes equally long for every wrong token. */
export function opensPage(secret: string, paymentId: string, token: string): boolean {
  return same(pageToken(secret, paymentId), token)
}
