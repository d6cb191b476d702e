import { CABINET_STATUS, holdsCompartment, PICKUP_STATUS, type PickupStatus } from '@hearth/domain'
import type { Cabinet, CabinetParcel } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { StoredCabinet } from '#database/tables/stored-cabinet'

/** An expression for a row of `cabinet` in the form that orders store. */
export const storedCabinet = sql<StoredCabinet>`jsonb_build_object('cabinetId', cabinet.id, 'name', cabinet.name,
  'telephone', cabinet.telephone, 'openingHours', cabinet.opening_hours, 'address', cabinet.address,
  'cabinetAddressId', jsonb_build_object('provinceCode', cabinet.province_code, 'cityCode', cabinet.city_code,
    'districtCode', cabinet.district_code, 'streetCode', cabinet.street_code))`

/** A parcel for a cabinet, as stored. */
export interface StoredPickup {
  status: PickupStatus
  cabinet: StoredCabinet
  fcOrderId: string
  code: string | null
  fetchUntil: number | null
}

/** An expression on a row of `orders` for its parcel in a cabinet; null for an order to an address. */
export const storedPickup: RawBuilder<StoredPickup | null> = sql<StoredPickup | null>`(
  select jsonb_build_object('status', pickup.status, 'cabinet', pickup.cabinet, 'fcOrderId', pickup.fc_order_id,
    'code', pickup.code, 'fetchUntil', pickup.fetch_until)
  from pickup where pickup.order_id = orders.id)`

/** Condition on a row of `orders`: its parcel is on its way to a cabinet. */
export const isOnItsWayToCabinet: RawBuilder<boolean> = sql<boolean>`exists (
  select from pickup where pickup.order_id = orders.id and pickup.status = ${sql.lit(PICKUP_STATUS.onItsWay)}
)`

/**
 * Returns whether a parcel is on its way to a cabinet or waits in it. Until the parcel leaves the cabinet, the shop
 * does not automatically set its order to received.
 */
export const isInCabinet = (pickup: StoredPickup | null): boolean => pickup !== null && holdsCompartment(pickup.status)

/** Returns a parcel in the form for its shopper, with the code of the compartment while the parcel waits in it. */
export function toCabinetParcel({ status, cabinet, fcOrderId, code, fetchUntil }: StoredPickup): CabinetParcel {
  const waits = status === PICKUP_STATUS.waiting
  return {
    status,
    cabinet: shown(cabinet, fcOrderId),
    ...(waits && code !== null && { pickupCode: code }),
    ...(waits && fetchUntil !== null && { fetchUntil }),
  }
}

const shown = (cabinet: StoredCabinet, fcOrderId: string): Cabinet => ({
  ...cabinet,
  fcOrderId,
  status: CABINET_STATUS.open,
  showCabinetItem: true,
})
