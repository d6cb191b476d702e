import { useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { appStore } from '@hearth/state'
import '@hearth/ui/mini.css'
import './app.css'
import { navigate } from './routing/navigate'
import { keepCartBadge } from './shop/cart-badge'
import { shop } from './shop/mini-shop'
import { lookAround } from './shop/look-around'
import { offerUpdate } from './shop/offer-update'
import { showToasts } from './shop/show-toasts'
import { arrive } from './shop/visit'

/**
 * The app around all pages: starts the shop, and looks after who is there and what is in the cart each time the app
 * comes up.
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
    void lookAround(shop)
  })
  usePageNotFound(() => navigate('/404', { replace: true }))
  return children
}
