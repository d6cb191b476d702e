import { unansweredLike } from '#kernel/failures'

/** Parameters that say where a shopper came from. No page looks different for them; what counts them runs in the browser. */
const TRACKING = /^(?:utm_\w+|bd_vid|fbclid|gclid|msclkid|traceId)$/

/** A part of a path that is nothing but dots, encoded or not: it names no product, and as part of a call's address would lead to another one. */
const DOTS = /\/(?:\.|%2e)+(?:[/?#]|$)/i

/**
 * The address a page is made and kept for: as asked, without what only tells where the shopper came from. With U+0000 or a part of
 * dots in it, it is nobody's: the calls of a page refuse to look for that.
 */
export function pageUrl(url: string): string {
  if (url.includes('%00') || DOTS.test(url.split('?', 1)[0] ?? '')) return unansweredLike(url)
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const kept = url
    .slice(mark + 1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? `${url.slice(0, mark)}?${kept.join('&')}` : url.slice(0, mark)
}
