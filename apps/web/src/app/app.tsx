import { appStore, profileStore, selectProfile, type Shop, ShopProvider, useActions, useShop } from '@hearth/state'
import { ToastHost, UiProvider } from '@hearth/ui'
import { useEffect } from 'react'
import { Pages, type PagesProps } from '#app/pages'

/** The shop in a browser. */
export function App({ shop, ...pages }: PagesProps & { shop: Shop }) {
  return (
    <ShopProvider shop={shop}>
      <Frame ports={shop.ports} {...pages} />
    </ShopProvider>
  )
}

function Frame({ ports, ...pages }: PagesProps & { ports: Shop['ports'] }) {
  const largeText = useShop(appStore, (state) => state.largeText)
  const profile = useShop(profileStore, selectProfile)
  const toast = useShop(appStore, (state) => state.toast)
  const { hideToast, showToast } = useActions(appStore)
  useEffect(() => void document.documentElement.classList.toggle('large-text', largeText), [largeText])
  return (
    <UiProvider navigate={ports.navigate} back={ports.back} say={showToast} largeText={largeText} shop={profile}>
      <Pages {...pages} />
      <ToastHost toast={toast} onDone={hideToast} />
    </UiProvider>
  )
}
