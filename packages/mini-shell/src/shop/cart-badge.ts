import Taro from '@tarojs/taro'
import { badgeStore, type Shop } from '@hearth/state'
import { tabItems } from '../routing/app-pages'

const index = tabItems.findIndex(({ pagePath }) => pagePath.includes('cart'))

/**
 * Shows the number of pieces on the cart's tab. The platforms refuse to change the number while a page without tabs is
 * shown, so it is set again when a tab is shown.
 */
export function drawCartBadge(shop: Shop): void {
  const { count } = shop.store(badgeStore).getState()
  const drawn =
    count > 0
      ? Taro.setTabBarBadge({ index, text: count > 99 ? '99+' : String(count) })
      : Taro.removeTabBarBadge({ index })
  drawn.catch(() => undefined)
}

/** Updates the badge whenever the number of pieces changes. */
export function keepCartBadge(shop: Shop): void {
  shop.store(badgeStore).subscribe(({ count }, before) => {
    if (count !== before.count) drawCartBadge(shop)
  })
}
