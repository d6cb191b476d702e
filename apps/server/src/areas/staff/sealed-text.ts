import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Random } from '#shop/random'

const keyOf = (secret: string) => createHmac('sha256', secret).update('staff one-time codes').digest()

/** Encrypts a text with the shop's secret, AES-256-GCM: whoever reads the database, or a backup of it, cannot. */
export function sealText(secret: string, random: Random, text: string): string {
  const nonce = random.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

/** Decrypts it; nothing for what another secret encrypted, or somebody has changed. */
export function openText(secret: string, sealed: string): string | undefined {
  const [nonce, text, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !text || !tag) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
