import { useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { appStore } from '@hearth/state'
import '@hearth/ui/mini.css'
import './app.css'
import { navigate } from './routing/navigate'
import { keepCartBadge } from './shop/cart-badge'
import { shop } from './shop/mini-shop'
import { loadShopAndShopper } from './shop/load-shop-and-shopper'
import { offerUpdate } from './shop/offer-update'
import { showToasts } from './shop/show-toasts'
import { arrive } from './shop/visit'

/**
 * The app around all pages. It starts the shop, and loads the shopper and the cart again each time the app is shown.
 */
export default function App({ children }: PropsWithChildren) {
  useLaunch(() => {
    shop.store(appStore).getState().restore()
    showToasts(shop)
    keepCartBadge(shop)
    offerUpdate()
  })
  useDidShow((opened) => {
    arrive(opened?.query)
    void loadShopAndShopper(shop)
  })
  usePageNotFound(() => navigate('/404', { replace: true }))
  return children
}
