import { part } from '../frame.mjs'
import { tell, topPage } from '../pages.mjs'
import { succeed } from './answer.mjs'

/** Pulls the current page down, as a finger would. The app reports when it has refreshed the page. */
export function pullDown() {
  part('pulling').hidden = false
  part('pages').classList.add('pulled')
  tell(topPage(), 'onPullDownRefresh')
}

function letGo() {
  part('pulling').hidden = true
  part('pages').classList.remove('pulled')
}

/**
 * Returns the share card of the current page.
 * @param {'menu' | 'button' | 'timeline'} from
 * @returns {Record<string, string> | undefined}
 */
export function share(from) {
  const method = from === 'timeline' ? 'onShareTimeline' : 'onShareAppMessage'
  return tell(topPage(), method, { from, target: undefined })
}

/** Calls for the menus and gestures of a page. */
export const pageMenus = {
  startPullDownRefresh(/** @type {any} */ options) {
    pullDown()
    return succeed('startPullDownRefresh', options)
  },
  stopPullDownRefresh(/** @type {any} */ options) {
    letGo()
    return succeed('stopPullDownRefresh', options)
  },
  showShareMenu: (/** @type {any} */ options) => succeed('showShareMenu', options),
  hideShareMenu: (/** @type {any} */ options) => succeed('hideShareMenu', options),
  updateShareMenu: (/** @type {any} */ options) => succeed('updateShareMenu', options),
}
