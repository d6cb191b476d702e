import { CERTIFICATION_STATUS, PROMOTER_KIND, SHOP_STATUS, type PromoterKind } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'

/** A shopper's id: a value, or an expression such as a column. */
type ShopperId = string | RawBuilder<unknown>

const { promoter, partner } = PROMOTER_KIND

/** Whether a shopper is an active promoter: approved, with the agreement signed, not suspended (P02). An expression. */
export const isPromoter = (shopperId: ShopperId): RawBuilder<boolean> => sql<boolean>`exists (
  select from promoter
  where promoter.shopper_id = ${shopperId} and promoter.status = ${sql.lit(CERTIFICATION_STATUS.passed)}
    and promoter.agreement_version >= 1 and promoter.suspended_at is null
)`

/** Whether a shopper has a partner shop that is authorised and open, as an expression. */
export const hasOpenPartnerShop = (shopperId: ShopperId): RawBuilder<boolean> => sql<boolean>`exists (
  select from promoter_shop
  where promoter_shop.shopper_id = ${shopperId} and promoter_shop.kind = ${sql.lit(partner)}
    and promoter_shop.status = ${sql.lit(SHOP_STATUS.open)} and promoter_shop.authorized_at is not null
)`

/**
 * Whether a shopper can earn as a `kind`, as an expression: an active promoter; for a partner shop, one whose shop is
 * also authorised and open.
 * @param kind one of `PROMOTER_KIND`, or an expression of it
 */
export const mayEarn = (shopperId: ShopperId, kind: PromoterKind | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${isPromoter(shopperId)} and (
    ${kind}::text = ${sql.lit(promoter)} or (${kind}::text = ${sql.lit(partner)} and ${hasOpenPartnerShop(shopperId)})
  ))`
