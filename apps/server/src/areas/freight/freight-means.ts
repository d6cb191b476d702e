import {
  freightTerms,
  freightTermsOf,
  REPLY_CODE,
  type DeliveryPlace,
  type FreightRules,
  type FreightTerms,
} from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { freightRules } from '#areas/freight/freight-rules'
import type { ValueOrSql } from '#database/value-or-sql'
import { ShopError } from '#kernel/shop-error'

/** The data for freight: the owner's tables, and the destination. */
export interface FreightMeans {
  /** Nothing where the owner never set any. */
  rules: FreightRules | null
  /** Nothing where no address is known. */
  place: DeliveryPlace | null
}

/** The area of a shopper's default address, as an expression; null if there is none. */
export const defaultPlace = (shopperId: ValueOrSql<string>): RawBuilder<DeliveryPlace | null> => sql`(
  select jsonb_build_object('provinceCode', province_code, 'cityCode', city_code, 'districtCode', district_code)
  from address
  where shopper_id = ${shopperId} and id = (select default_address_id from shopper where shopper.id = ${shopperId})
)`

/** The data for freight to a shopper's default address, as an expression; for a visitor, without a destination. */
export const freightMeans = (shopperId: string | undefined): RawBuilder<FreightMeans> => sql<FreightMeans>`
  jsonb_build_object(
    'rules', ${freightRules.stored}, 'place', ${shopperId === undefined ? sql`null` : defaultPlace(shopperId)}
  )`

/** What freight to a destination costs, table by table. */
export const freightTo = ({ rules, place }: FreightMeans): FreightTerms[] =>
  freightTerms(freightRules.holds(rules), place ?? undefined)

/** Lines with the freight to a destination; to the default address if none is given. */
export const sentTo = <Seen extends { freight: FreightMeans }>(seen: Seen, place: DeliveryPlace | null): Seen => ({
  ...seen,
  freight: { ...seen.freight, place: place ?? seen.freight.place },
})

/** The part of a line that decides whether it is delivered. */
interface SentLine {
  line: { sku: { skuName: string; freightTable?: string; byCode?: boolean } }
}

/** Why lines are not delivered to a place by their freight tables, as shoppers read it; nothing if all are. */
export function unsentText(lines: readonly SentLine[], terms: readonly FreightTerms[]): string | undefined {
  const unsent = lines.find(({ line: { sku } }) => !sku.byCode && freightTermsOf(sku, terms).unsent)
  return unsent && `「${unsent.line.sku.skuName}」暂不支持配送到该地区，请更换收货地址`
}

/**
 * Refuses lines that their freight tables do not deliver to a place.
 * @throws ShopError badInput that names the address
 */
export function refuseUnsent(lines: readonly SentLine[], terms: readonly FreightTerms[]): void {
  const text = unsentText(lines, terms)
  if (text !== undefined) throw new ShopError(REPLY_CODE.badInput, text, 'addressId')
}
