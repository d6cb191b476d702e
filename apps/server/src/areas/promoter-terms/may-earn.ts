import { CERTIFICATION_STATUS, PROMOTER_KIND, SHOP_STATUS, type PromoterKind } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'

/** The id of a shopper: a value, or a SQL expression such as a column. */
type ShopperId = string | RawBuilder<unknown>

const { promoter, partner } = PROMOTER_KIND

/**
 * SQL: whether a shopper is an active promoter, who is approved, has accepted the agreement and is not suspended (P02).
 */
export const isPromoter = (shopperId: ShopperId): RawBuilder<boolean> => sql<boolean>`exists (
  select from promoter
  where promoter.shopper_id = ${shopperId} and promoter.status = ${sql.lit(CERTIFICATION_STATUS.passed)}
    and promoter.agreement_version >= 1 and promoter.suspended_at is null
)`

/** SQL: whether a shopper has a partner shop that is authorised and open. */
const hasOpenPartnerShop = (shopperId: ShopperId): RawBuilder<boolean> => sql<boolean>`exists (
  select from promoter_shop
  where promoter_shop.shopper_id = ${shopperId} and promoter_shop.kind = ${sql.lit(partner)}
    and promoter_shop.status = ${sql.lit(SHOP_STATUS.open)} and promoter_shop.authorized_at is not null
)`

/**
 * SQL: whether a shopper can earn as a `kind`. Both kinds require an active promoter, `partner` also an authorised and
 * open partner shop.
 * @param kind one of `PROMOTER_KIND`, or a SQL expression
 */
export const mayEarn = (shopperId: ShopperId, kind: PromoterKind | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${isPromoter(shopperId)} and (
    ${kind}::text = ${sql.lit(promoter)} or (${kind}::text = ${sql.lit(partner)} and ${hasOpenPartnerShop(shopperId)})
  ))`
