import { ShopPage } from '@hearth/screens/parts'
import type { TabName } from '@hearth/screens/routes'
import { NOT_LOADED } from '@hearth/ui'
import { useEffect } from 'react'

const reload = () => location.reload()

/**
 * Stands in while the code of a page is fetched (R12): its title, and the tab bar of a page that has one. No skeleton,
 * for the page brings its own. When it does not come, the shop may have been renewed meanwhile: the page is loaded
 * anew, by itself once the network is back.
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
