import { namespace } from './app-package.mjs'

/** How this phone was opened: what its own address says, `/~/phone?scene=1154&notch=1#<page and query>`. */
const asked = new URLSearchParams(location.search)

/** What the app was opened from, by the platform's number: the messaging app counts, the search app writes. */
export const scene = asked.get('scene') ?? (namespace === 'swan' ? '11101' : '1001')

/**
 * Whether a page is looked at alone, from a friend's moments: no tab bar, no way to another page, a store of its own.
 */
export const isSinglePage = namespace === 'wx' && scene === '1154'

/**
 * What the phone's own parts cover, px: its status bar at the top and, on one without a button, the bar at the bottom.
 */
export const covered = asked.has('notch') ? { top: 47, bottom: 34 } : { top: 20, bottom: 0 }

document.documentElement.style.setProperty('--covered-top', `${covered.top}px`)
document.documentElement.style.setProperty('--covered-bottom', `${covered.bottom}px`)
document.documentElement.toggleAttribute('data-single-page', isSinglePage)
