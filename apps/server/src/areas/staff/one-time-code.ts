import { Secret, TOTP } from 'otpauth'
import type { Random } from '#shop/random'

/** Parameters that every authenticator app supports: six digits, a new code every 30 seconds, SHA-1 (RFC 6238). */
const USUAL = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Returns a new secret for an authenticator app, in base32: 160 random bits. */
export const makeTotpSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(20)).buffer }).base32

/**
 * Returns the address from which an authenticator app reads a secret, as a link or a QR code.
 * @param shopName the name by which staff of several shops distinguish their codes
 */
export const otpauthOf = (secret: string, name: string, shopName: string): string =>
  new TOTP({ ...USUAL, issuer: shopName, label: name, secret }).toString()

/**
 * Returns the step to which a code belongs, if that is the present step, the one before or the one after; undefined for
 * any other code. A step is the number of 30-second periods since 1970.
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const delta = new TOTP({ ...USUAL, secret }).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / (USUAL.period * 1000)) + delta
}

/** Returns the code that is valid at a time. */
export const codeAt = (secret: string, now: number): string =>
  new TOTP({ ...USUAL, secret }).generate({ timestamp: now })
