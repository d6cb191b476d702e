import { ORDER_STATUS, ORDER_STATUS_LABEL, PROMOTER_KIND, REPLY_CODE, type OrderStatus } from '@hearth/domain'
import { partnerOrdersStore, shopOrdersStore, usePorts, useShop } from '@hearth/state'
import { Box, EmptyState, InfiniteList, Loaded, Tabs } from '@hearth/ui'
import { useCallback, useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { NoShop } from '#parts/promoter/no-shop'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { ShopOrderCard } from './shop-order-card'
import { ShopOrderSheet } from './shop-order-sheet'
import css from './my-store-orders.module.css'

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
 * Orders made through the shares of the promoter or of their partner shop, by status. Each shows its rebate or why it
 * has none (F17).
 */
export function MyStoreOrdersScreen({ query }: ScreenProps) {
  const business = query.kind === PROMOTER_KIND.partner
  const store = business ? partnerOrdersStore : shopOrdersStore
  const current = TABS.find(({ key }) => key === (query.status ?? '')) ?? TABS[0]!
  const orders = useShop(store, (state) => state)
  const { list, load } = orders
  const { navigate } = usePorts()
  const { status } = current
  const [shown, setShown] = useState({ open: false, orderId: '' })
  const show = (orderId: string) => setShown({ open: true, orderId })
  const open = useCallback(() => load(status), [load, status])
  usePageLoad(open, useLoginGate(routePath('myStoreOrders', {}, query)))
  const choose = (key: string) =>
    navigate(routePath('myStoreOrders', {}, { kind: query.kind, status: key || undefined }), { replace: true })
  const { data, error } = list
  const noShop = error?.code === String(REPLY_CODE.wrongState)
  return (
    <ShopperPage entry="account" title={business ? '合作店订单' : '小店订单'} onRefresh={open}>
      <Box className={css.tabs}>
        <Tabs label="订单状态" items={TABS} current={current.key} onChange={choose} />
      </Box>
      {noShop && !data ? (
        <NoShop business={business} text={error?.message} />
      ) : (
        <Loaded
          load={list}
          onRetry={open}
          skeleton={<CardsSkeleton lines={[4, 4, 4]} className={css.list} />}
          emptyState={
            <EmptyState
              picture="order"
              title={status ? `没有${current.label}的订单` : '还没有推广订单'}
              text="把商品分享给好友，好友下单后会显示在这里"
              action={{ label: '去分享', to: routePath('rebate') }}
            />
          }
        >
          {(items) => (
            <Box className={css.list}>
              <InfiniteList
                items={items}
                keyOf={(order) => order.orderId}
                renderItem={(order) => <ShopOrderCard order={order} onOpen={show} />}
                more={orders}
              />
            </Box>
          )}
        </Loaded>
      )}
      <ShopOrderSheet {...shown} onClose={() => setShown({ ...shown, open: false })} />
    </ShopperPage>
  )
}
