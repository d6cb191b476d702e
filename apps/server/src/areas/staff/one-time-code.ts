import { Secret, TOTP } from 'otpauth'
import type { Random } from '#shop/random'

/** What every authenticator app supports: six digits, a new code each half minute, SHA-1 (RFC 6238). */
const USUAL = { algorithm: 'SHA1', digits: 6, period: 30 }

/** A new secret for an authenticator, in base32: 160 random bits. */
export const makeTotpSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(20)).buffer }).base32

/**
 * The address an authenticator takes a secret from, as a link or a QR code.
 * @param shopName by which staff of several shops can distinguish their codes
 */
export const otpauthOf = (secret: string, name: string, shopName: string): string =>
  new TOTP({ ...USUAL, issuer: shopName, label: name, secret }).toString()

/**
 * The step of a code that is valid now, or one step earlier or later; nothing for any other code. A step is the number
 * of half minutes since 1970.
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const delta = new TOTP({ ...USUAL, secret }).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / (USUAL.period * 1000)) + delta
}

/** The code of a moment. */
export const codeAt = (secret: string, now: number): string =>
  new TOTP({ ...USUAL, secret }).generate({ timestamp: now })
