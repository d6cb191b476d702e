import { orderStore, useActions, useShop } from '@hearth/state'
import { Box, EmptyState, Text } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { useLoad } from '#hooks/use-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ParcelCard } from '#parts/order/parcel-card'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import css from './logistics.module.css'

/** The steps of an order's parcels, newest first (F03). */
export function LogisticsScreen({ params }: ScreenProps) {
  const orderId = params.orderId ?? ''
  const store = orderStore(orderId)
  const delivery = useShop(store, (state) => state.delivery)
  const { loadDelivery } = useActions(store)
  const { result: parcels, piecesLeft: left = 0 } = delivery.data ?? {}
  useLoad(loadDelivery, useLoginGate(routePath('logistics', { orderId })))
  return (
    <ShopperPage
      entry="orders"
      title="物流详情"
      load={delivery}
      onRefresh={loadDelivery}
      skeleton={<CardsSkeleton lines={[8]} className={css.page} />}
      empty={parcels?.length === 0}
      emptyState={
        <EmptyState
          picture="order"
          title="还没有物流信息"
          text="商家发货后可以在这里查看"
          action={{ label: '查看订单', to: routePath('orderDetail', { orderId }) }}
        />
      }
    >
      <Box className={css.page}>
        {parcels?.map((parcel) => (
          <ParcelCard
            key={parcel.parcelNo}
            parcel={parcel}
            of={left > 0 ? undefined : parcels.length}
            named={parcels.length > 1 || left > 0}
          />
        ))}
        {left > 0 && (
          <Text as="p" className={css.left}>
            还有 {left} 件商品待发货，发出后会显示在这里
          </Text>
        )}
      </Box>
    </ShopperPage>
  )
}
