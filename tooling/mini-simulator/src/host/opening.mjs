import { namespace } from './app-package.mjs'

/** The phone's own address says how the app is opened: `/~/phone?scene=1154&notch=1#<page and query>`. */
const asked = new URLSearchParams(location.search)

/** The platform's code of the way in which the app was opened: a number in a mini-program, a text in a smart-app. */
export const scene = asked.get('scene') ?? (namespace === 'swan' ? '11101' : '1001')

/**
 * Whether the page is opened alone, from a friend's post in the host app: without a tab bar, without a way to other
 * pages, and with separate storage.
 */
export const isSinglePage = namespace === 'wx' && scene === '1154'

/**
 * Heights that the phone covers, px: by the status bar at the top and, on a phone without a home button, by the bar at
 * the bottom.
 */
export const covered = asked.has('notch') ? { top: 47, bottom: 34 } : { top: 20, bottom: 0 }

document.documentElement.style.setProperty('--covered-top', `${covered.top}px`)
document.documentElement.style.setProperty('--covered-bottom', `${covered.bottom}px`)
document.documentElement.toggleAttribute('data-single-page', isSinglePage)
