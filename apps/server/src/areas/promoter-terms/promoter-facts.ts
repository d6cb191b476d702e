import { CERTIFICATION_STATUS, SHOP_STATUS, USUAL_PROMOTER_LEVEL, type PromoterKind } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'

/** A shopper's id: a value, or an expression such as a column. */
type ShopperId = string | RawBuilder<unknown>

/** Whether staff suspended an approved promoter, or closed their partner shop: an expression. */
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

/** The level of a promoter, as an expression; the default one for other shoppers. */
export const levelOf = (shopperId: ShopperId): RawBuilder<string> =>
  sql<string>`coalesce(
    (select level from promoter where promoter.shopper_id = ${shopperId}), ${sql.lit(USUAL_PROMOTER_LEVEL)}
  )`

/** The telephones of a promoter, as rows of one column: of the application, and of their shops. */
const telephonesOf = (shopperId: ShopperId): RawBuilder<object> => sql<object>`
  select telephone from promoter where promoter.shopper_id = ${shopperId}
  union select mobile from promoter_shop where promoter_shop.shopper_id = ${shopperId} and mobile is not null`

/** Whether one of the telephones is the promoter's: of the account, the application or a shop. An expression. */
export const isTelephoneOf = (
  promoterId: RawBuilder<string>,
  ...telephones: readonly RawBuilder<unknown>[]
): RawBuilder<boolean> => sql<boolean>`exists (
  select from (
    select telephone from shopper where shopper.id = ${promoterId} union ${telephonesOf(promoterId)}
  ) as theirs (telephone)
  where theirs.telephone in (${sql.join(telephones)}) and theirs.telephone <> ''
)`

/** Whether a shopper has a shop of a kind, in any state: an expression. */
export const hasShop = (shopperId: ShopperId, kind: PromoterKind): RawBuilder<boolean> => sql<boolean>`exists (
  select from promoter_shop where promoter_shop.shopper_id = ${shopperId} and promoter_shop.kind = ${kind}
)`
