import { ShopPage } from '@hearth/screens/parts'
import type { TabName } from '@hearth/screens/routes'
import { NOT_LOADED } from '@hearth/ui'
import { useEffect } from 'react'

const reload = () => location.reload()

/**
 * Shown while the code of a page is fetched (R12): its title, and the tab bar of a page that has one. No skeleton, for
 * the page has its own. When the code can not be fetched, a new version may have been deployed: the document is
 * reloaded, by itself once the network is back.
 */
export function LoadingPage({ title, tab, failed }: { title: string; tab?: TabName; failed: boolean }) {
  useEffect(() => {
    if (!failed) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [failed])
  return (
    <ShopPage
      title={title}
      tab={tab}
      load={failed ? { status: 'failed', error: { message: `页面${NOT_LOADED}` } } : undefined}
      onRetry={reload}
    />
  )
}
