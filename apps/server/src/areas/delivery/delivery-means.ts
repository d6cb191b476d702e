import { arrivalText, arrivalTime, daysTo, NOT_DELIVERED_TEXT, REPLY_CODE, USUAL_DELIVERY } from '@hearth/domain'
import type { DeliveryPlace, DeliveryRules } from '@hearth/domain'
import type { AddressDelivery } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { ValueOrSql } from '#database/value-or-sql'
import { ownerSetting } from '#kernel/ops/owner-setting'
import { ShopError } from '#kernel/shop-error'

/** The owner's rules of delivery, as they are set and read. */
export const deliveryRules = ownerSetting<DeliveryRules>('delivery', USUAL_DELIVERY)

/** A destination, and the owner's rules. */
export interface DeliveryMeans {
  /** Nothing where the owner never set any. */
  rules: DeliveryRules | null
  /** Nothing where no address is known. */
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

/** The delivery rules and destination for one of a shopper's addresses, as an expression. */
export const deliveryMeans = (
  shopperId: ValueOrSql<string>,
  addressId: ValueOrSql<string> | undefined,
): RawBuilder<DeliveryMeans> => means(placeOf(sql`id = ${addressId ?? null} and shopper_id = ${shopperId}`))

/** The same for the given address, or else for the default one. */
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

/** The delivery rules and destination for a place that is no shopper's address. */
export const deliveryMeansTo = (place: NonNullable<DeliveryMeans['place']>): RawBuilder<DeliveryMeans> =>
  means(sql`${JSON.stringify(place)}::jsonb`)

/** The rules alone, for a viewer without an address. */
export const deliveryMeansOfVisitor: RawBuilder<DeliveryMeans> = means(sql`null`)

function means(place: RawBuilder<unknown>): RawBuilder<DeliveryMeans> {
  return sql<DeliveryMeans>`jsonb_build_object('rules', ${deliveryRules.stored}, 'place', ${place})`
}

/** The rules in force. */
export const rulesOf = ({ rules }: Pick<DeliveryMeans, 'rules'>): DeliveryRules => deliveryRules.holds(rules)

/** How long an order placed now takes, as checkout and product pages show it; nothing without a known address. */
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

/** The same with the reason why products of it are not sent there, see `unsentText`; unchanged without one. */
export const untilUnsent = (to: AddressDelivery | undefined, text: string | undefined): AddressDelivery | undefined =>
  to?.deliverable && text !== undefined ? { deliverable: false, text, districtName: to.districtName } : to

/**
 * Refuses delivery to an area that the shop does not deliver to.
 * @throws ShopError badInput that names the address
 */
export function refuseUndelivered(means: DeliveryMeans): void {
  if (means.place && daysTo(rulesOf(means), means.place) === undefined)
    throw new ShopError(REPLY_CODE.badInput, NOT_DELIVERED_TEXT, 'addressId')
}
