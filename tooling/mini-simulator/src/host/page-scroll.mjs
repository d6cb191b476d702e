import { pageSettings } from './app-package.mjs'

/** @typedef {import('./pages.mjs').OpenPage} OpenPage */

/**
 * Reports each scrolling of a page, and each time that the page comes within 50 px of its end, or within its
 * `onReachBottomDistance`.
 * @param {OpenPage} page
 * @param {(page: OpenPage, method: string, ...values: unknown[]) => unknown} tell
 */
export function watchScroll(page, tell) {
  const { onReachBottomDistance: near = 50 } = pageSettings(page.path)
  let wasNear = false
  page.element.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = page.element
    const isNear = scrollHeight - clientHeight - scrollTop <= near
    tell(page, 'onPageScroll', { scrollTop })
    if (isNear && !wasNear) tell(page, 'onReachBottom')
    wasNear = isNear
  })
}
