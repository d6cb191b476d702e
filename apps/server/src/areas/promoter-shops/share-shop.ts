import { DEFAULT_SHARE, PROMOTER_KIND, shopText } from '@hearth/domain'
import type { KeyedPageQuery, ShopInvitation, ShopInvitations, ShopShare } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needOwnOpenShop, needOwnShop } from '#areas/promoter-shops/own-shop'
import { findShops, shopPath, toShop } from '#areas/promoter-terms/shop-row'
import type { Database } from '#database/connect'
import { descending, pageOf } from '#kernel/reads/page-of'

const { promoter } = PROMOTER_KIND

/**
 * The data for sharing a promoter's own shop.
 * @throws ShopError wrongState
 */
export async function readShopShare(db: Database, shopperId: string): Promise<ShopShare> {
  const { shopId, name, ownerName, uimg } = await needOwnOpenShop(db, shopperId, promoter)
  return {
    title: name,
    description: shopText(ownerName),
    image: uimg || DEFAULT_SHARE.image,
    url: shopPath(shopId),
  }
}

/**
 * The invite code of a promoter's own shop, and the address where invited shoppers apply.
 * @throws ShopError wrongState
 */
export async function readInvitation(db: Database, shopperId: string): Promise<ShopInvitation> {
  const { inviteCode } = await needOwnOpenShop(db, shopperId, promoter)
  return { inviteCode, url: `/rebate/certification?inviteCode=${encodeURIComponent(inviteCode)}` }
}

/** The shops of promoters who applied with a promoter's invite code, latest first, in three queries. */
export async function listInvitedShops(
  db: Database,
  shopperId: string,
  { startId, count = 20 }: KeyedPageQuery,
): Promise<ShopInvitations> {
  const { shopId } = await needOwnShop(db, shopperId, promoter)
  const page = pageOf({ by: [descending('promoter_shop.id')], after: startId, count })
  const invited = sql`promoter_shop.invited_by = ${shopId} and promoter_shop.opened_at is not null`
  const rows = await findShops(db, sql`${invited} and ${page.beyond} order by ${page.order} limit ${page.limit}`)
  const { rows: shown, after } = page.cut(rows, (shop) => shop.shopId)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from promoter_shop where ${invited}`.execute(db)
  return {
    result: shown.map((shop) => ({ ...toShop(shop), time: shop.openedAt ?? 0 })),
    totalCount: counted[0]!.total,
    startId: after,
  }
}
