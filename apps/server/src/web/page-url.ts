import type { PageAddress } from '@hearth/sdk/render'
import { unansweredLike } from '#kernel/http/failures'

/**
 * A path segment of dots only, encoded or not. No product has such an id, and the segment would change the address of
 * an API call.
 */
const DOTS = /\/(?:\.|%2e)+(?:[/?#]|$)/i

/**
 * Returns the address that a page is rendered and cached for, by the web shell's rules. An address with U+0000 or a
 * path segment of dots has no page: the page's calls would be refused.
 */
export const pageUrl = (url: string, pageAddress: PageAddress): string =>
  pageAddress(url.includes('%00') || DOTS.test(url.split('?', 1)[0] ?? '') ? unansweredLike(url) : url)
