import { useDidShow } from '@tarojs/taro'
import { useEffect, useMemo, type ComponentType } from 'react'
import { routeOf, type RouteName, type ScreenProps } from '@hearth/screens/routes'
import { appStore, profileStore, selectProfile, ShopProvider, useShop } from '@hearth/state'
import { UiProvider } from '@hearth/ui'
import { back, navigate } from '../routing/navigate'
import { isWhole } from '../routing/page-address'
import { drawCartBadge } from '../shop/cart-badge'
import { shop } from '../shop/mini-shop'
import { countView } from '../shop/visit'
import { PageBoundary } from './page-boundary'
import { useEntry } from './use-entry'
import { usePageAddress } from './use-page-address'
import { usePageMeta } from './use-page-meta'
import { useShownAgain } from './use-shown-again'
import { useWhileSeen } from './use-while-seen'

/** Returns a page of the mini apps: one screen of the shop, with the platform's hooks. */
export function shellPage(name: RouteName, Screen: ComponentType<ScreenProps>): ComponentType {
  const route = routeOf(name)

  return function ShellPage() {
    // This effect must be the first one of the page: it reports the page that is being left, whose title the later
    // effects replace.
    useDidShow(countView)
    const address = usePageAddress(route)
    const meta = usePageMeta(route, address)
    const whileSeen = useWhileSeen()
    const whenShownAgain = useShownAgain()
    const pageShop = useMemo(
      () => ({ ...shop, ports: { ...shop.ports, meta, whileSeen, whenShownAgain } }),
      [meta, whileSeen, whenShownAgain],
    )
    const isLost = !isWhole(route, address.params)
    useEffect(() => {
      if (isLost) navigate('/404', { replace: true })
    }, [isLost])
    useDidShow(() => {
      if (route.tab) drawCartBadge(shop)
    })
    useEntry(route)
    return (
      <ShopProvider shop={pageShop}>
        <Kit>
          <PageBoundary>{isLost ? null : <Screen {...address} />}</PageBoundary>
        </Kit>
      </ShopProvider>
    )
  }
}

function Kit({ children }: { children: JSX.Element }) {
  const largeText = useShop(appStore, (state) => state.largeText)
  const profile = useShop(profileStore, selectProfile)
  return (
    <UiProvider navigate={navigate} back={back} largeText={largeText} shop={profile} assetBase={HEARTH_API_BASE}>
      {children}
    </UiProvider>
  )
}
