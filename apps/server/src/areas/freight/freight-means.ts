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

/** What freight goes by: the owner's tables, and where it goes. */
export interface FreightMeans {
  /** Nothing where the owner never set any. */
  rules: FreightRules | null
  /** Nothing where no address is known. */
  place: DeliveryPlace | null
}

/** Where a shopper's default address is, as an expression; null for who has none. */
export const defaultPlace = (shopperId: ValueOrSql<string>): RawBuilder<DeliveryPlace | null> => sql`(
  select jsonb_build_object('provinceCode', province_code, 'cityCode', city_code, 'districtCode', district_code)
  from address
  where shopper_id = ${shopperId} and id = (select default_address_id from shopper where shopper.id = ${shopperId})
)`

/** What freight to a shopper's default address goes by, as an expression; of a visitor, without a place. */
export const freightMeans = (shopperId: string | undefined): RawBuilder<FreightMeans> => sql<FreightMeans>`
  jsonb_build_object(
    'rules', ${freightRules.stored}, 'place', ${shopperId === undefined ? sql`null` : defaultPlace(shopperId)}
  )`

/** What freight is there, table by table. */
export const freightTo = ({ rules, place }: FreightMeans): FreightTerms[] =>
  freightTerms(freightRules.holds(rules), place ?? undefined)

/** Lines as they cost when they go to a place; to the default address for nothing. */
export const sentTo = <Seen extends { freight: FreightMeans }>(seen: Seen, place: DeliveryPlace | null): Seen => ({
  ...seen,
  freight: { ...seen.freight, place: place ?? seen.freight.place },
})

/** A line as far as it is asked whether it is sent. */
interface SentLine {
  line: { sku: { skuName: string; freightTable?: string; byCode?: boolean } }
}

/** Why lines are not sent where their freight table says so, as shoppers read it; nothing where all are. */
export function unsentText(lines: readonly SentLine[], terms: readonly FreightTerms[]): string | undefined {
  const unsent = lines.find(({ line: { sku } }) => !sku.byCode && freightTermsOf(sku, terms).unsent)
  return unsent && `「${unsent.line.sku.skuName}」暂不支持配送到该地区，请更换收货地址`
}

/**
 * Refuses lines whose freight table says that they are not sent there.
 * @throws ShopError badInput that names the address
 */
export function refuseUnsent(lines: readonly SentLine[], terms: readonly FreightTerms[]): void {
  const text = unsentText(lines, terms)
  if (text !== undefined) throw new ShopError(REPLY_CODE.badInput, text, 'addressId')
}
