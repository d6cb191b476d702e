import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@hearth/sdk/render'
import { contentPolicyFor } from '#kernel/http/content-policy'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Brotli's quality: quick enough at request time. The next levels cost ten times as much for a few percent. */
const BROTLI_QUALITY = 5

/** The encoding in which a page is sent. */
export type PageEncoding = 'br' | 'gzip' | 'identity'

/**
 * A rendered page with everything that is computed from its text. It is plain data, which one thread can pass to
 * another.
 */
export interface PageParts {
  status: number
  /** Whether the page may be cached for other visitors. */
  shared: boolean
  etag: string
  contentPolicy: string
  links: string
  /** The text in UTF-8. */
  plain: Uint8Array
}

/** A page in the bytes in which it is sent. */
export interface FinishedPage {
  status: number
  etag: string
  contentPolicy: string
  links: string
  /** Bytes of the text, for the limit on the size of all cached pages. */
  size: number
  bytes(encoding: PageEncoding): Promise<Buffer>
  /** Whole replies that were sent, by encoding. They are sent again to later requests without any work. */
  sent: Map<PageEncoding, SentPage>
}

/** A reply as it was sent. */
export interface SentPage {
  headers: OutgoingHttpHeaders
  bytes: Buffer
}

/**
 * Computes the headers of a page and its text as UTF-8, in the thread that rendered it. `origins` are origins that the
 * page may request besides the shop's own.
 */
export function pageParts(
  { status, html, shared, links, styles }: RenderedPage,
  origins: readonly string[] = [],
): PageParts {
  // The text gets a buffer of its own, which can be moved to another thread without a copy: small buffers share memory.
  const plain = new TextEncoder().encode(html)
  return {
    status,
    shared,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    contentPolicy: contentPolicyFor(html, styles, origins),
    links: links.join(', '),
    plain,
  }
}

/** Turns a page into bytes. Each encoding is made when it is first requested. */
export function finishPage({ status, etag, contentPolicy, links, ...parts }: PageParts): FinishedPage {
  const plain = Buffer.from(parts.plain.buffer, parts.plain.byteOffset, parts.plain.byteLength)
  const made = new Map<PageEncoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  const make = (encoding: PageEncoding): Promise<Buffer> =>
    encoding === 'br'
      ? brotli(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : zip(plain, { level: 6 })
  return {
    status,
    etag,
    contentPolicy,
    links,
    size: plain.length,
    sent: new Map(),
    bytes(encoding) {
      const bytes = made.get(encoding) ?? make(encoding)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

/** Returns the best encoding that a browser accepts. */
export function pickEncoding(accept: string | undefined): PageEncoding {
  if (accept && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'br'
  if (accept && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'gzip'
  return 'identity'
}
