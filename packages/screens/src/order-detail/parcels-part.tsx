import type { Order } from '@hearth/state'
import { Text } from '@hearth/ui'
import { ParcelCard } from '#parts/parcel-card'
import css from './order-detail.module.css'

/** The parcels of an order that goes in several. Nothing for one that goes whole: its parcel has a page of its own. */
export function ParcelsPart({ order: { parcels, partlyShipped } }: { order: Order }) {
  if (parcels.length < 2 && !partlyShipped) return null
  return (
    <>
      {parcels.map((parcel) => (
        <ParcelCard key={parcel.parcelNo} parcel={parcel} of={partlyShipped ? undefined : parcels.length} short named />
      ))}
      {partlyShipped && (
        <Text as="p" className={css.toCome}>
          其余商品正在备货，发出后会显示在这里
        </Text>
      )}
    </>
  )
}
