import { formatDateTime } from '@hearth/domain'
import { orderStore, useActions, useShop, type Parcel } from '@hearth/state'
import { Box, Card, EmptyState, Icon, Steps, Text } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CopyButton } from '#parts/copy-button'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { ShopperPage } from '#parts/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import css from './tracking.module.css'

/** Where the parcels of an order are, newest word first (F03). */
export function TrackingScreen({ params }: ScreenProps) {
  const orderId = params.orderId ?? ''
  const store = orderStore(orderId)
  const delivery = useShop(store, (state) => state.delivery)
  const { loadDelivery } = useActions(store)
  usePageLoad(loadDelivery, useLoginGate(routePath('tracking', { orderId })))
  return (
    <ShopperPage
      entry="orders"
      title="物流详情"
      load={delivery}
      onRetry={loadDelivery}
      onRefresh={loadDelivery}
      skeleton={<CardsSkeleton lines={[8]} className={css.page} />}
      empty={delivery.data?.length === 0}
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
        {delivery.data?.map((parcel) => (
          <ParcelCard key={parcel.expressNumber} parcel={parcel} />
        ))}
      </Box>
    </ShopperPage>
  )
}

function ParcelCard({ parcel }: { parcel: Parcel }) {
  return (
    <Card as="section" label={`${parcel.expressCompany} ${parcel.expressNumber}`}>
      <Box className={css.head}>
        <Icon name="truck" size={28} className={css.truck} />
        <Box className={css.words}>
          <Text as="h2" className={css.company}>
            {parcel.expressCompany}
          </Text>
          <Text as="p" className={css.number}>
            {parcel.expressNumber}
          </Text>
        </Box>
        <CopyButton what="运单号" text={parcel.expressNumber} />
      </Box>
      <Steps
        direction="column"
        current={0}
        items={parcel.steps.map(({ text, time }, index) => ({
          key: `${time}-${index}`,
          title: text,
          text: formatDateTime(time),
        }))}
      />
    </Card>
  )
}
