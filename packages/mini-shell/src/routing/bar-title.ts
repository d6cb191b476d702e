import type { Route } from '@hearth/screens/routes'
import type { PageMeta } from '@hearth/state'

/**
 * Returns the title of the bar at the top: the shop's name on the home page, and a short title on the other tabs, whose
 * full titles are only for sharing.
 */
export const barTitle = ({ name, tab, title }: Route, meta: PageMeta): string =>
  name === 'home' ? (meta.shopName ?? title) : tab ? title : meta.title
