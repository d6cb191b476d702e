import { ORDER_STATUS } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { Text } from '@hearth/ui'
import { ParcelCard } from '#parts/order/parcel-card'
import css from './order-detail.module.css'

/**
 * The parcels of an order, each with its newest step. If the order has a single parcel, the parcel is shown only while
 * it is in transit. The logistics page has the other steps.
 */
export function ParcelsPart({ order: { orderStatus, parcels, partlyShipped } }: { order: Order }) {
  const several = parcels.length > 1 || partlyShipped === true
  if (!several && orderStatus !== ORDER_STATUS.shipped) return null
  return (
    <>
      {parcels.map((parcel) => (
        <ParcelCard
          key={parcel.parcelNo}
          parcel={parcel}
          of={partlyShipped ? undefined : parcels.length}
          short
          named={several}
        />
      ))}
      {partlyShipped && (
        <Text as="p" className={css.toCome}>
          其余商品正在备货，发出后会显示在这里
        </Text>
      )}
    </>
  )
}
