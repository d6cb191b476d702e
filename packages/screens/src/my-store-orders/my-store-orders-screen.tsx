import { ORDER_STATUS, ORDER_STATUS_LABEL, PROMOTER_KIND, REPLY_CODE, type OrderStatus } from '@hearth/domain'
import { partnerOrdersStore, shopOrdersStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, EmptyState, ErrorState, InfiniteList, Tabs } from '@hearth/ui'
import { useCallback, useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { ShopperPage } from '#parts/shopper-page'
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
 * Orders through the promoter's shares, or those of their partner shop, by status, with the rebate of each or why there
 * is none (F17).
 */
export function MyStoreOrdersScreen({ query }: ScreenProps) {
  const business = query.kind === PROMOTER_KIND.partner
  const store = business ? partnerOrdersStore : shopOrdersStore
  const current = TABS.find(({ key }) => key === (query.status ?? '')) ?? TABS[0]!
  const { list, hasMore, loadingMore } = useShop(store, ({ list, hasMore, loadingMore }) => ({
    list,
    hasMore,
    loadingMore,
  }))
  const { load, loadMore } = useActions(store)
  const { navigate } = usePorts()
  const { status } = current
  const [shown, setShown] = useState({ open: false, orderId: '' })
  const show = (orderId: string) => setShown({ open: true, orderId })
  const open = useCallback(() => load(status), [load, status])
  usePageLoad(open, useLoginGate(routePath('myStoreOrders', {}, query)))
  useShownAgain(open)
  const choose = (key: string) =>
    navigate(routePath('myStoreOrders', {}, { kind: query.kind, status: key || undefined }), { replace: true })
  const { data, error } = list
  // A promoter without a shop is told the next step.
  const noShop = error?.code === String(REPLY_CODE.wrongState)
  return (
    <ShopperPage entry="account" title={business ? '合作店订单' : '小店订单'} onRefresh={open}>
      <Box className={css.tabs}>
        <Tabs
          label="订单状态"
          items={TABS.map(({ key, label }) => ({ key, label }))}
          current={current.key}
          onChange={choose}
        />
      </Box>
      {!data && list.status === 'failed' && !noShop && <ErrorState text={error?.message} onRetry={open} />}
      {!data && noShop && (
        <EmptyState
          picture="box"
          title={business ? '还没有合作店' : '还没有小店'}
          text={error?.message}
          action={business ? { label: '去认证', to: '/partner' } : { label: '去开通', to: '/my-store' }}
        />
      )}
      {!data && list.status !== 'failed' && <CardsSkeleton lines={[4, 4, 4]} className={css.list} />}
      {data?.length === 0 && (
        <EmptyState
          picture="order"
          title={status ? `没有${current.label}的订单` : '还没有推广订单'}
          text="把商品分享给好友，好友下单后会显示在这里"
          action={{ label: '去分享', to: routePath('rebate') }}
        />
      )}
      {!!data?.length && (
        <Box className={css.list}>
          <InfiniteList
            items={data}
            keyOf={(order) => order.orderId}
            renderItem={(order) => <ShopOrderCard order={order} onOpen={show} />}
            hasMore={hasMore}
            loading={loadingMore}
            onMore={() => void loadMore()}
          />
        </Box>
      )}
      <ShopOrderSheet {...shown} onClose={() => setShown({ ...shown, open: false })} />
    </ShopperPage>
  )
}
