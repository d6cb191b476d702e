import { CERTIFICATION_STATUS, SHOP_STATUS, USUAL_PROMOTER_LEVEL, type PromoterKind } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'

/** The id of a shopper: a value, or a SQL expression such as a column. */
type ShopperId = string | RawBuilder<unknown>

/** SQL: whether staff suspended an approved promoter, or closed the promoter's shop of the given kind. */
export const isSuspended = (shopperId: ShopperId, kind: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from promoter
    where promoter.shopper_id = ${shopperId} and promoter.status = ${sql.lit(CERTIFICATION_STATUS.passed)}
      and promoter.suspended_at is not null
  ) or exists (
    select from promoter_shop
    where promoter_shop.shopper_id = ${shopperId} and promoter_shop.kind = ${kind}
      and promoter_shop.status = ${sql.lit(SHOP_STATUS.closed)}
  )
)`

/** SQL: the level of a promoter; the default level for other shoppers. */
export const levelOf = (shopperId: ShopperId): RawBuilder<string> =>
  sql<string>`coalesce(
    (select level from promoter where promoter.shopper_id = ${shopperId}), ${sql.lit(USUAL_PROMOTER_LEVEL)}
  )`

/** A query of a promoter's telephones: those of the application and of the shops. */
const telephonesOf = (shopperId: ShopperId): RawBuilder<object> => sql<object>`
  select telephone from promoter where promoter.shopper_id = ${shopperId}
  union select mobile from promoter_shop where promoter_shop.shopper_id = ${shopperId} and mobile is not null`

/**
 * SQL: whether one of the given telephones is a telephone of the promoter, that is of the account, the application or a
 * shop.
 */
export const isTelephoneOf = (
  promoterId: RawBuilder<string>,
  ...telephones: readonly RawBuilder<unknown>[]
): RawBuilder<boolean> => sql<boolean>`exists (
  select from (
    select telephone from shopper where shopper.id = ${promoterId} union ${telephonesOf(promoterId)}
  ) as theirs (telephone)
  where theirs.telephone in (${sql.join(telephones)}) and theirs.telephone <> ''
)`

/** SQL: whether a shopper has a shop of a kind, in any state. */
export const hasShop = (shopperId: ShopperId, kind: PromoterKind): RawBuilder<boolean> => sql<boolean>`exists (
  select from promoter_shop where promoter_shop.shopper_id = ${shopperId} and promoter_shop.kind = ${kind}
)`
