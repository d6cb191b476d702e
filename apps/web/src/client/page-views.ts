import { createPageViews, type TrackedPage } from '@hearth/sdk/tracking'
import { onPath } from '#client/history'
import { shownPage } from '#client/recorder'

/**
 * Calls `view` for every page that is shown from now on. A change of the query alone does not count as a new page.
 * `seen` is the path of the page that was counted last.
 */
export function watchPageViews(seen: string, view: (page: TrackedPage) => void): void {
  const views = createPageViews(view, () => document.title)
  let shown = seen
  const look = () => {
    if (location.pathname === shown) return
    shown = location.pathname
    views.show(shownPage())
  }
  onPath(look)
  addEventListener('pagehide', views.leave)
  look()
}
