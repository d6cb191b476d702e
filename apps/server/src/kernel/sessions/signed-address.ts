import { createHmac, timingSafeEqual } from 'node:crypto'

/** Ms for which an address is valid: as long as a page that shows it is likely to stay open. */
export const ADDRESS_GOOD_FOR = 3_600_000

const signatureOf = (secret: string, use: string, name: string, until: number): string =>
  createHmac('sha256', secret).update(`${use} ${name} ${until}`).digest('base64url').slice(0, 32)

/**
 * The signature in a file's address, which replaces the session: mini-programs download without a cookie.
 * @param use the kind of file; a signature is valid for one kind
 * @param until epoch ms
 */
export const signedQuery = (secret: string, use: string, name: string, until: number): string =>
  `until=${until}&sign=${signatureOf(secret, use, name, until)}`

/** Whether the shop signed an address, and the signature has not expired. */
export function isSigned(
  secret: string,
  use: string,
  { name, until = '', sign = '' }: { name: string; until?: string; sign?: string },
  now: number,
): boolean {
  const end = Number(until)
  if (!Number.isSafeInteger(end) || end < now) return false
  const [given, right] = [Buffer.from(sign), Buffer.from(signatureOf(secret, use, name, end))]
  return given.length === right.length && timingSafeEqual(given, right)
}
