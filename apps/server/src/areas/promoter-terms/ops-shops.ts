import { maskTelephone, shopDeeds } from '@hearth/domain'
import type { OpsPromoterShop } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { withoutNothing } from '#kernel/reads/without-nothing'

type Optional = 'reason' | 'mobile' | 'salesChannel' | 'magnitude' | 'address' | 'authorizedAt' | 'openedAt'

/** A promoter's shop for staff, as it is read from the database. */
export type OpsShopRow = Omit<OpsPromoterShop, 'allowed' | Optional> & {
  [Name in Optional]: NonNullable<OpsPromoterShop[Name]> | null
}

/** Columns of a row of `promoter_shop` for staff. */
export const OPS_SHOP_COLUMNS = sql`
  promoter_shop.id as "shopId", promoter_shop.version, promoter_shop.shopper_id as "shopperId", promoter_shop.kind,
  promoter_shop.name, promoter_shop.status, promoter_shop.reason, promoter_shop.mobile,
  promoter_shop.sales_channel as "salesChannel", promoter_shop.magnitude, promoter_shop.address,
  promoter_shop.authorized_at as "authorizedAt", promoter_shop.opened_at as "openedAt",
  promoter_shop.created_at as "createdAt",
  (select coalesce(sum(views), 0) from promoter_shop_day where shop_id = promoter_shop.id) as views`

/** Converts a shop to the form that staff read. */
export function toOpsShop(row: OpsShopRow): OpsPromoterShop {
  return {
    ...withoutNothing(row),
    ...(row.mobile === null ? {} : { mobile: maskTelephone(row.mobile) }),
    allowed: shopDeeds(row.kind, row.status, 'shop'),
  }
}

/** Lists the shops of a promoter, in one query. */
export async function listOpsShopsOf(db: Database, shopperId: string): Promise<OpsPromoterShop[]> {
  const { rows } = await sql<OpsShopRow>`
    select ${OPS_SHOP_COLUMNS} from promoter_shop
    where promoter_shop.shopper_id = ${shopperId} order by promoter_shop.kind desc`.execute(db)
  return rows.map(toOpsShop)
}
