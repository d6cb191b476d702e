import { namespace } from './app-package.mjs'

/** How this phone was opened, from its own address: `/~/phone?scene=1154&notch=1#<page and query>`. */
const asked = new URLSearchParams(location.search)

/** The scene, by the platform's value: a number in the messaging app, a text in the search app. */
export const scene = asked.get('scene') ?? (namespace === 'swan' ? '11101' : '1001')

/** Whether a page is opened alone, from a friend's moments: no tab bar, no way to other pages, separate storage. */
export const isSinglePage = namespace === 'wx' && scene === '1154'

/**
 * Areas that the phone covers, px: the status bar at the top and, on a phone without a button, the bar at the bottom.
 */
export const covered = asked.has('notch') ? { top: 47, bottom: 34 } : { top: 20, bottom: 0 }

document.documentElement.style.setProperty('--covered-top', `${covered.top}px`)
document.documentElement.style.setProperty('--covered-bottom', `${covered.bottom}px`)
document.documentElement.toggleAttribute('data-single-page', isSinglePage)
