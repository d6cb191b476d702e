import { afterSalesStore, serviceItemsStore, usePorts, useShop } from '@hearth/state'
import { Box, EmptyState, InfiniteList, Tabs } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { RequestCard } from './request-card'
import { ServiceItemCard } from './service-item-card'
import css from './after-sale-list.module.css'

const TABS = [
  { key: 'apply', label: '申请售后' },
  { key: 'requests', label: '处理记录' },
] as const

/**
 * Order lines for which service can be requested, and the shopper's requests (F10). The chosen tab is in the page's
 * address, so that "back" returns to the tab.
 */
export function AfterSaleListScreen({ query }: ScreenProps) {
  const asks = query.tab !== 'requests'
  const { navigate } = usePorts()
  const items = useShop(serviceItemsStore, (state) => state)
  const requests = useShop(afterSalesStore, (state) => state)
  const { list, load } = asks ? items : requests
  usePageLoad(load, useLoginGate(routePath('afterSaleList', {}, query)))
  const waiting = !list.data && list.status !== 'failed'
  return (
    <ShopperPage entry="afterSaleList" title="退换/售后" load={waiting ? undefined : list} onRefresh={load}>
      <Box className={css.tabs}>
        <Tabs
          label="售后"
          items={[...TABS]}
          current={asks ? 'apply' : 'requests'}
          onChange={(key) =>
            navigate(routePath('afterSaleList', {}, { tab: key === 'apply' ? undefined : key }), { replace: true })
          }
        />
      </Box>
      {waiting && <CardsSkeleton lines={[4, 4, 4]} className={css.list} />}
      {list.data?.length === 0 && (
        <EmptyState
          picture="box"
          title={asks ? '没有可申请售后的商品' : '还没有申请过售后'}
          text={asks ? '付款后的商品会出现在这里' : '商品有问题时，在这里申请退换或维修'}
          action={asks ? { label: '查看订单', to: '/my/orders' } : undefined}
        />
      )}
      {asks && !!items.list.data?.length && (
        <Box className={css.list}>
          <InfiniteList
            items={items.list.data}
            keyOf={({ orderItemId }) => orderItemId}
            renderItem={(item) => <ServiceItemCard item={item} />}
            more={items}
          />
        </Box>
      )}
      {!asks && !!requests.list.data?.length && (
        <Box className={css.list}>
          <InfiniteList
            items={requests.list.data}
            keyOf={({ afterSaleOrderId }) => afterSaleOrderId}
            renderItem={(request) => <RequestCard request={request} />}
            more={requests}
          />
        </Box>
      )}
    </ShopperPage>
  )
}
