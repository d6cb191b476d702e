import type { Route } from '@hearth/screens/routes'
import type { PageMeta } from '@hearth/state'

/**
 * What the bar at the top of a page says: of the front, the shop's name; of another tab its own short one, for what
 * such a page tells is for sharing.
 */
export const barTitle = ({ name, tab, title }: Route, meta: PageMeta): string =>
  name === 'home' ? (meta.shopName ?? title) : tab ? title : meta.title
