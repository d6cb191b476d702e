import type { PageAddress } from '@hearth/sdk/render'
import { unansweredLike } from '#kernel/failures'

/**
 * A path part of dots only, encoded or not: no product has such an id, and it would change the address of an API call.
 */
const DOTS = /\/(?:\.|%2e)+(?:[/?#]|$)/i

/**
 * The address a page is made and kept for, as the web shell has it. With U+0000 or a part of dots in it, it is
 * nobody's: the calls of a page refuse to look for that.
 */
export const pageUrl = (url: string, pageAddress: PageAddress): string =>
  pageAddress(url.includes('%00') || DOTS.test(url.split('?', 1)[0] ?? '') ? unansweredLike(url) : url)
