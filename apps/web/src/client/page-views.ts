import type { TrackedPage } from '@hearth/sdk/tracking'
import { onPath } from '#client/history'
import { shownPage } from '#client/recorder'

/** How long a page may take to find its title, ms. */
const PATIENCE = 1000

/** Calls back with every page that is shown, under its own title; the query alone makes no other page. `seen` is the path counted already. */
export function watchPageViews(seen: string, view: (page: TrackedPage) => void): void {
  let shown = seen
  let waiting: TrackedPage | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    if (waiting) view({ ...waiting, title: document.title })
    waiting = undefined
  }
  const look = () => {
    if (location.pathname === shown) return
    // The title is still that of the page that is left.
    tell()
    shown = location.pathname
    waiting = shownPage()
    timer = setTimeout(tell, PATIENCE)
  }
  onPath(look)
  addEventListener('pagehide', tell)
  look()
}
