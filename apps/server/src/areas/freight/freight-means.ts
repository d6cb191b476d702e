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

/** The data that freight is computed from: the owner's tables, and the destination. */
export interface FreightMeans {
  /** The owner's tables; null if the owner has set none. */
  rules: FreightRules | null
  /** The destination; null if no address is known. */
  place: DeliveryPlace | null
}

/** An expression for the area of a shopper's default address; null if there is none. */
export const defaultPlace = (shopperId: ValueOrSql<string>): RawBuilder<DeliveryPlace | null> => sql`(
  select jsonb_build_object('provinceCode', province_code, 'cityCode', city_code, 'districtCode', district_code)
  from address
  where shopper_id = ${shopperId} and id = (select default_address_id from shopper where shopper.id = ${shopperId})
)`

/** An expression for the data of freight to a shopper's default address. A visitor has no destination. */
export const freightMeans = (shopperId: string | undefined): RawBuilder<FreightMeans> => sql<FreightMeans>`
  jsonb_build_object(
    'rules', ${freightRules.stored}, 'place', ${shopperId === undefined ? sql`null` : defaultPlace(shopperId)}
  )`

/** Returns the terms of freight to a destination, one for each table. */
export const freightTo = ({ rules, place }: FreightMeans): FreightTerms[] =>
  freightTerms(freightRules.holds(rules), place ?? undefined)

/** Returns lines with the freight to a destination. Without a destination, keeps the default address. */
export const sentTo = <Seen extends { freight: FreightMeans }>(seen: Seen, place: DeliveryPlace | null): Seen => ({
  ...seen,
  freight: { ...seen.freight, place: place ?? seen.freight.place },
})

/** The parts of a line that decide whether it is delivered. */
interface SentLine {
  line: { sku: { skuName: string; freightTable?: string; byCode?: boolean } }
}

/**
 * Returns the text that says which line the freight tables do not deliver to a place; undefined if they deliver all.
 */
export function unsentText(lines: readonly SentLine[], terms: readonly FreightTerms[]): string | undefined {
  const unsent = lines.find(({ line: { sku } }) => !sku.byCode && freightTermsOf(sku, terms).unsent)
  return unsent && `「${unsent.line.sku.skuName}」暂不支持配送到该地区，请更换收货地址`
}

/**
 * Refuses lines that their freight tables do not deliver to a place.
 * @throws ShopError badInput with the field of the address
 */
export function refuseUnsent(lines: readonly SentLine[], terms: readonly FreightTerms[]): void {
  const text = unsentText(lines, terms)
  if (text !== undefined) throw new ShopError(REPLY_CODE.badInput, text, 'addressId')
}
