import { pageSettings } from './app-package.mjs'

/** @typedef {import('./pages.mjs').OpenPage} OpenPage */

/**
 * Reports scrolling to a page, and each approach of its end once: 50 px, or as far as its `onReachBottomDistance` says.
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
