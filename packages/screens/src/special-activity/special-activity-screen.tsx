import { specialActivityPath } from '@hearth/domain'
import { specialActivityStore, useActions, usePorts, useShop } from '@hearth/state'
import { useCallback } from 'react'
import { useLoad } from '#hooks/use-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import { ContentWidget } from './content-widget'
import css from './special-activity.module.css'

/**
 * The special activity for visitors inside the company's networks. Others are redirected to the page that refuses them
 * (R05, P04).
 */
export function SpecialActivityScreen() {
  const page = useShop(specialActivityStore, (state) => state.page)
  const { load } = useActions(specialActivityStore)
  const { navigate } = usePorts()
  const open = useCallback(async () => {
    if (!(await load())) navigate(specialActivityPath(false), { replace: true })
  }, [load, navigate])
  useLoad(open)
  const widgets = page.data?.blocks.flatMap((block) => block.widgets) ?? []
  return (
    <ShopPage
      title={page.data?.title ?? '内部活动'}
      description={page.data?.description}
      tone="soft"
      load={page.data ? page : { status: 'loading' }}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[4, 2, 2]} className={css.page} />}
    >
      {widgets.map((widget, index) => (
        <ContentWidget key={index} widget={widget} />
      ))}
    </ShopPage>
  )
}
