import type { Sign } from './options'

/** A secret that the shop issued to a team, and the key by which the shop knows the team. */
export interface SigningKey {
  accessKey: string
  secret: string
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns the default function that signs requests (C03). A signature is `accessKey.time.signature`, where `time` is
 * epoch ms and `signature` the HMAC-SHA256, in hex, of method, path with query, time and body, each on a line of its
 * own. Needs Web Crypto: browsers, Workers, Node. A mini-program passes a function of its own as `sign`.
 */
export function createSigner({ accessKey, secret }: SigningKey): Sign {
  const { subtle } = globalThis.crypto
  const text = new TextEncoder()
  const key = subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async ({ method, url, body = '' }, now) => {
    const path = url.replace(/^(\w+:)?\/\/[^/?]*/, '')
    const line = text.encode([method, path, now, typeof body === 'string' ? body : ''].join('\n'))
    const signed = typeof body === 'string' ? line : await new Blob([line, body]).arrayBuffer()
    const signature = await subtle.sign('HMAC', await key, signed)
    return `${accessKey}.${now}.${hex(signature)}`
  }
}
