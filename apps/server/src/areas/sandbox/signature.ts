import { createHmac, timingSafeEqual } from 'node:crypto'

/** Most ms since a notification was signed: each attempt is signed anew, so an older one is a replay. */
export const SIGNATURE_LIFETIME = 5 * 60_000

const seal = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex')

const same = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Signs a notification: `t=<epoch ms>,v1=<hmac of time and body>`. */
export function signNotice(secret: string, body: string, now: number): string {
  return `t=${now},v1=${seal(secret, 'sandbox notice', `${now}.${body}`)}`
}

/** Whether a notification was signed with the secret, at most `SIGNATURE_LIFETIME` ago or ahead. */
export function isSignedNotice(secret: string, body: string, signature: string, now: number): boolean {
  const found = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature)
  if (!found) return false
  const [, time = '', sealed = ''] = found
  if (Math.abs(now - Number(time)) > SIGNATURE_LIFETIME) return false
  return same(sealed, seal(secret, 'sandbox notice', `${time}.${body}`))
}

/** The secret part of a cashier address, known only to its shopper; it cannot be guessed from the payment's id. */
export function pageToken(secret: string, paymentId: string): string {
  return seal(secret, 'sandbox page', paymentId).slice(0, 40)
}

/** Whether a token belongs to a payment's page; takes the same time for every wrong one. */
export function opensPage(secret: string, paymentId: string, token: string): boolean {
  return same(pageToken(secret, paymentId), token)
}
