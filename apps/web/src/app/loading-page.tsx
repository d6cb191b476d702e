import { ShopPage } from '@hearth/screens/parts'
import type { TabName } from '@hearth/screens/routes'
import { NOT_LOADED } from '@hearth/ui'
import { useEffect } from 'react'

const reload = () => location.reload()

/**
 * Shown while the code of a page is loaded (R12): the title, and the tab bar if the page has one. It has no skeleton,
 * since each page has its own. If the code cannot be loaded, a new version may have been deployed. The document is then
 * reloaded when the shopper presses the button, or when the network is back.
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
