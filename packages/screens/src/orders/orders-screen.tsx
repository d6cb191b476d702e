import { ORDER_STATUS, ORDER_STATUS_LABEL, type OrderStatus } from '@hearth/domain'
import { ordersStore, usePorts, useShop } from '@hearth/state'
import { Box, Button, EmptyState, InfiniteList, Tabs, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { useCode } from '#hooks/use-code'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useWhole } from '#hooks/use-whole'
import { kindCode } from '#order-kinds/kind-code'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { RemindButton } from '#parts/order/order-actions'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { OrderColumns } from '#desktop/order-columns'
import { OrderCard } from './order-card'
import { OrderSearch } from './order-search'
import css from './orders.module.css'

const STATUSES = [
  ORDER_STATUS.pendingPayment,
  ORDER_STATUS.paid,
  ORDER_STATUS.shipped,
  ORDER_STATUS.received,
  ORDER_STATUS.cancelled,
]

const TABS: { key: string; label: string; status?: OrderStatus }[] = [
  { key: '', label: '全部' },
  ...STATUSES.map((status) => ({ key: String(status), label: ORDER_STATUS_LABEL[status], status })),
]

/**
 * The shopper's orders by status, newest first (F03). The chosen tab is in the page's address, so that "back" returns
 * to the tab.
 */
export function OrdersScreen({ query }: ScreenProps) {
  const current = TABS.find(({ key }) => key === (query.status ?? '')) ?? TABS[0]!
  const orders = useShop(ordersStore, (state) => state)
  const { list, keyword, load } = orders
  const { navigate } = usePorts()
  const { status } = current
  const open = useCallback(() => load(status), [load, status])
  usePageLoad(open, useLoginGate(routePath('orders', {}, query)))
  const choose = (key: string) => navigate(routePath('orders', {}, { status: key || undefined }), { replace: true })
  const kinds = new Set(list.data?.map(({ campaign }) => kindCode(campaign)))
  const whole = useWhole(list, useCode(RemindButton, ...kinds))
  const waiting = !whole.data && whole.status !== 'failed'
  return (
    <ShopperPage entry="orders" title="我的订单" load={waiting ? undefined : list} onRefresh={open}>
      <Box className={css.tabs}>
        <Tabs label="订单状态" items={TABS} current={current.key} onChange={choose} />
      </Box>
      <OrderSearch />
      {waiting && <CardsSkeleton lines={[5, 5, 5]} className={css.skeleton} />}
      <Box live="polite">
        {list.status === 'failed' && (
          // The call that loads the list shows no toast (X04), so the page itself says that the reload failed.
          <Box className={css.stale}>
            <Text>刷新失败，显示之前的订单</Text>
            <Button kind="text" size="s" onPress={open}>
              重新加载
            </Button>
          </Box>
        )}
      </Box>
      {list.data?.length === 0 && (
        <EmptyState
          picture="order"
          title={keyword ? `没有找到“${keyword}”` : status ? `没有${current.label}的订单` : '还没有订单'}
          text={keyword ? '换个商品名称或订单号试试' : '去挑一件让家更舒服的设备吧'}
          action={{ label: '去逛逛', to: '/allproducts' }}
        />
      )}
      {!!whole.data?.length && (
        <Box className={css.list}>
          <OrderColumns />
          <InfiniteList
            items={whole.data}
            keyOf={(order) => order.orderId}
            renderItem={(order) => <OrderCard order={order} />}
            more={orders}
          />
        </Box>
      )}
    </ShopperPage>
  )
}
