import { arrivalText, arrivalTime, daysTo, NOT_DELIVERED_TEXT, REPLY_CODE, USUAL_DELIVERY } from '@hearth/domain'
import type { DeliveryPlace, DeliveryRules } from '@hearth/domain'
import type { AddressDelivery } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { ValueOrSql } from '#database/value-or-sql'
import { ownerSetting } from '#kernel/ops/owner-setting'
import { ShopError } from '#kernel/shop-error'

/** The stored rules of delivery, and their defaults. */
export const deliveryRules = ownerSetting<DeliveryRules>('delivery', USUAL_DELIVERY)

/** The owner's rules, and a destination. */
export interface DeliveryMeans {
  /** The owner's rules; null if the owner has set none. */
  rules: DeliveryRules | null
  /** The destination; null if no address is known. */
  place: (DeliveryPlace & { districtName: string }) | null
}

const placeOf = (which: RawBuilder<boolean>) => sql`(
  select jsonb_build_object(
    'provinceCode', province_code, 'cityCode', city_code,
    'districtCode', district_code, 'districtName', district_name
  )
  from address
  where ${which}
)`

/** An expression for the rules of delivery, with one of a shopper's addresses as the destination. */
export const deliveryMeans = (
  shopperId: ValueOrSql<string>,
  addressId: ValueOrSql<string> | undefined,
): RawBuilder<DeliveryMeans> => means(placeOf(sql`id = ${addressId ?? null} and shopper_id = ${shopperId}`))

/**
 * An expression for the rules of delivery. The destination is the address with the given id; without an id, the
 * shopper's default address.
 */
export const deliveryMeansOrDefault = (
  shopperId: ValueOrSql<string>,
  addressId: ValueOrSql<string> | undefined,
): RawBuilder<DeliveryMeans> =>
  addressId === undefined
    ? means(
        placeOf(
          sql`shopper_id = ${shopperId}
            and id = (select default_address_id from shopper where shopper.id = ${shopperId})`,
        ),
      )
    : deliveryMeans(shopperId, addressId)

/** An expression for the rules of delivery, with a destination that is no shopper's address. */
export const deliveryMeansTo = (place: NonNullable<DeliveryMeans['place']>): RawBuilder<DeliveryMeans> =>
  means(sql`${JSON.stringify(place)}::jsonb`)

/** An expression for the rules of delivery, without a destination. */
export const deliveryMeansOfVisitor: RawBuilder<DeliveryMeans> = means(sql`null`)

function means(place: RawBuilder<unknown>): RawBuilder<DeliveryMeans> {
  return sql<DeliveryMeans>`jsonb_build_object('rules', ${deliveryRules.stored}, 'place', ${place})`
}

/** Returns the owner's rules of delivery, or the default rules if the owner has set none. */
export const rulesOf = ({ rules }: Pick<DeliveryMeans, 'rules'>): DeliveryRules => deliveryRules.holds(rules)

/**
 * Returns when an order that is placed now arrives, in the form for checkout and product pages; undefined without a
 * known address.
 */
export function deliveryOf(means: DeliveryMeans, now: number): AddressDelivery | undefined {
  const { place } = means
  if (!place) return undefined
  const rules = rulesOf(means)
  const days = daysTo(rules, place)
  const { districtName } = place
  if (days === undefined) return { deliverable: false, text: NOT_DELIVERED_TEXT, districtName }
  const arriveTime = arrivalTime(rules, days, now)
  return { deliverable: true, text: arrivalText(arriveTime, now), arriveTime, districtName }
}

/**
 * Returns a delivery as not possible, with `text` as its reason (see `unsentText`); without a text, returns it
 * unchanged.
 */
export const untilUnsent = (to: AddressDelivery | undefined, text: string | undefined): AddressDelivery | undefined =>
  to?.deliverable && text !== undefined ? { deliverable: false, text, districtName: to.districtName } : to

/**
 * Refuses an area to which the shop does not deliver.
 * @throws ShopError badInput with the field of the address
 */
export function refuseUndelivered(means: DeliveryMeans): void {
  if (means.place && daysTo(rulesOf(means), means.place) === undefined)
    throw new ShopError(REPLY_CODE.badInput, NOT_DELIVERED_TEXT, 'addressId')
}
