import { ORDER_STATUS, type OrderStatus } from '@hearth/domain'
import { ordersStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, EmptyState, InfiniteList, ListSkeleton, Tabs } from '@hearth/ui'
import { useCallback } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { ShopPage } from '#parts/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { OrderCard } from './order-card'
import css from './orders.module.css'

const TABS: readonly { key: string; label: string; status?: OrderStatus }[] = [
  { key: '', label: '全部' },
  { key: '10', label: '待付款', status: ORDER_STATUS.pendingPayment },
  { key: '20', label: '待发货', status: ORDER_STATUS.paid },
  { key: '30', label: '待收货', status: ORDER_STATUS.shipped },
  { key: '40', label: '已完成', status: ORDER_STATUS.received },
  { key: '90', label: '已取消', status: ORDER_STATUS.cancelled },
]

/** The shopper's orders by where they stand, newest first (F03). The tab is part of the address, so that back leads back to it. */
export function OrdersScreen({ query }: ScreenProps) {
  const current = TABS.find(({ key }) => key === (query.status ?? '')) ?? TABS[0]!
  const { list, hasMore, loadingMore } = useShop(ordersStore, ({ list, hasMore, loadingMore }) => ({ list, hasMore, loadingMore }))
  const { load, loadMore, refresh } = useActions(ordersStore)
  const { navigate } = usePorts()
  const { status } = current
  const open = useCallback(() => load(status), [load, status])
  usePageLoad(open, useLoginGate(routePath('orders', {}, query)))
  const choose = (key: string) => navigate(routePath('orders', {}, { status: key || undefined }), { replace: true })
  const waiting = !list.data && list.status !== 'failed'
  return (
    <ShopPage title="我的订单" tone="soft" layout="narrow" load={waiting ? undefined : list} onRetry={refresh} onRefresh={refresh}>
      <Box className={css.tabs}>
        <Tabs label="订单状态" items={TABS.map(({ key, label }) => ({ key, label }))} current={current.key} onChange={choose} />
      </Box>
      {waiting && <ListSkeleton />}
      {list.data?.length === 0 && (
        <EmptyState picture="order" title={status ? `没有${current.label}的订单` : '还没有订单'} text="去挑一件让家更舒服的设备吧" action={{ label: '去逛逛', to: '/allproducts' }} />
      )}
      {list.data && list.data.length > 0 && (
        <Box className={css.list}>
          <InfiniteList items={list.data} keyOf={(order) => order.orderId} renderItem={(order) => <OrderCard order={order} />} hasMore={hasMore} loading={loadingMore} onMore={() => void loadMore()} />
        </Box>
      )}
    </ShopPage>
  )
}
