/** @typedef {import('./pages.mjs').OpenPage} OpenPage */

/**
 * Tells a page that its shopper scrolls, and once each time the end comes near.
 * @param {OpenPage} page
 * @param {(page: OpenPage, method: string, ...values: unknown[]) => unknown} tell
 */
export function watchScroll(page, tell) {
  let wasNear = false
  page.element.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = page.element
    const isNear = scrollHeight - clientHeight - scrollTop <= 50
    tell(page, 'onPageScroll', { scrollTop })
    if (isNear && !wasNear) tell(page, 'onReachBottom')
    wasNear = isNear
  })
}
