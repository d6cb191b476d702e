import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Random } from '#shop/random'

/**
 * The purpose of an encrypted text. A text that was encrypted for one purpose cannot be decrypted for another purpose.
 */
export type SealedUse =
  | 'staff one-time codes'
  | 'bank accounts'
  | 'payouts'
  | 'promoters'
  | 'codes of orders'
  | 'captchas'

const keyOf = (secret: string, use: SealedUse) => createHmac('sha256', secret).update(use).digest()

/**
 * Encrypts a text with the shop's secret, by AES-256-GCM. A reader of the database or of a backup cannot decrypt it.
 */
export function sealText(secret: string, use: SealedUse, random: Random, text: string): string {
  const nonce = random.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, use), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

/** Decrypts a text; undefined if the text was encrypted with another secret, or was changed. */
export function openText(secret: string, use: SealedUse, sealed: string): string | undefined {
  const [nonce, text, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !text || !tag) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, use), nonce)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
