import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@hearth/sdk/render'
import { contentPolicyFor } from '#kernel/http/content-policy'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Quick enough to do at request time; the next levels cost ten times as much for a few percent. */
const BROTLI_QUALITY = 5

/** How a page travels. */
export type PageEncoding = 'br' | 'gzip' | 'identity'

/** A rendered page with all that is worked out from its text; plain data, which one thread can hand to another. */
export interface PageParts {
  status: number
  /** Whether it may be kept for others. */
  shared: boolean
  etag: string
  contentPolicy: string
  links: string
  /** The text as UTF-8. */
  plain: Uint8Array
}

/** A page in the bytes it is sent as. */
export interface FinishedPage {
  status: number
  etag: string
  contentPolicy: string
  links: string
  /** Length of the text, for the memory's measure. */
  size: number
  bytes(encoding: PageEncoding): Promise<Buffer>
  /** Whole answers already sent, by encoding: sent again to the next request without any work. */
  sent: Map<PageEncoding, SentPage>
}

/** An answer as it was sent. */
export interface SentPage {
  headers: OutgoingHttpHeaders
  bytes: Buffer
}

/**
 * Computes the headers and encodings of a page, in the thread that rendered it. `origins` are those it may request
 * besides the shop's own.
 */
export function pageParts(
  { status, html, shared, links, styles }: RenderedPage,
  origins: readonly string[] = [],
): PageParts {
  // A buffer of its own, which can be moved to another thread without a copy: small buffers share memory.
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

/** Turns a page into bytes, each encoding when it is first asked for. */
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

/** The best encoding a browser takes. */
export function pickEncoding(accept: string | undefined): PageEncoding {
  if (accept && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'br'
  if (accept && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'gzip'
  return 'identity'
}
