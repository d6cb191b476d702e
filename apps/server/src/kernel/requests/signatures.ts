import { createHmac, timingSafeEqual, type Hmac } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { REPLY_CODE } from '@hearth/domain'
import type { FastifyRequest } from 'fastify'
import { ShopError } from '#kernel/shop-error'

/** Maximum ms by which a signer's clock may differ. */
const TOLERANCE = 5 * 60_000
const HEADER = /^(.{1,100})\.(\d{1,15})\.([0-9a-f]{64})$/

/** Checks the `ak` header of requests that carry one (C03). */
export interface Signatures {
  /**
   * Starts to check a request, and reads its body as it arrives.
   * @throws ShopError `badInput` if the header is malformed, its key is unknown, or its time is too far from now
   */
  begin(request: FastifyRequest, body: Readable, now: number): Readable
  /** @throws ShopError `badInput` if the received request is not the signed one. */
  end(request: FastifyRequest): void
}

const refuse = (why: string): ShopError => new ShopError(REPLY_CODE.badInput, why, 'ak')

/**
 * Checks signatures as the SDK's `createSigner` makes them: HMAC-SHA256 of method, path with query, time and body, a
 * line each. A request without the header is accepted, since browsers cannot sign: they have no place to keep a secret.
 * @param keys secrets by access key; without any, the header is ignored
 */
export function createSignatures(keys: ReadonlyMap<string, string> = new Map()): Signatures {
  const begun = new WeakMap<FastifyRequest, { hmac: Hmac; claimed: string }>()
  return {
    begin(request, body, now) {
      const { ak } = request.headers
      if (keys.size === 0 || ak === undefined) return body
      const [, accessKey = '', time = '', claimed = ''] = HEADER.exec(String(ak)) ?? []
      const secret = keys.get(accessKey)
      if (secret === undefined) throw refuse('请求签名无效')
      if (Math.abs(now - Number(time)) > TOLERANCE) throw refuse('请求签名已过期，请校准时钟后重试')
      const hmac = createHmac('sha256', secret).update(`${request.method}\n${request.raw.url}\n${time}\n`)
      begun.set(request, { hmac, claimed })
      const reading = new Transform({
        transform(part: Buffer, _encoding, done) {
          hmac.update(part)
          done(null, part)
        },
      })
      body.on('error', (error) => reading.destroy(error))
      return body.pipe(reading)
    },
    end(request) {
      const check = begun.get(request)
      if (check && !timingSafeEqual(check.hmac.digest(), Buffer.from(check.claimed, 'hex')))
        throw refuse('请求签名无效')
    },
  }
}

/**
 * Reads the keys of `SIGNING_KEYS`, such as `app:secret,partner:other`.
 * @throws Error in plain words for an invalid key
 */
export function readSigningKeys(text: string | undefined): ReadonlyMap<string, string> {
  const pairs = (text ?? '').split(',').filter((part) => part.trim() !== '')
  return new Map(
    pairs.map((pair) => {
      const [, accessKey, secret] = /^\s*([^:\s]{1,100}):(\S{16,})\s*$/.exec(pair) ?? []
      if (!accessKey || !secret)
        throw new Error(
          'SIGNING_KEYS wants accessKey:secret pairs with commas between them, secrets of 16 characters or more.',
        )
      return [accessKey, secret]
    }),
  )
}
