import { unansweredLike } from '#kernel/failures'

/** Parameters that say where a shopper came from. No page looks different for them; what counts them runs in the browser. */
const TRACKING = /^(?:utm_\w+|bd_vid|fbclid|gclid|msclkid|traceId)$/

/**
 * The address a page is made and kept for: as asked, without what only tells where the shopper came from. With U+0000 in it, it
 * is nobody's: the calls of a page refuse to look for that.
 */
export function pageUrl(url: string): string {
  if (url.includes('%00')) return unansweredLike(url)
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const kept = url
    .slice(mark + 1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? `${url.slice(0, mark)}?${kept.join('&')}` : url.slice(0, mark)
}
