import {
  REPLY_CODE,
  SHOP_STATUS,
  type PromoterKind,
  type SalesChannel,
  type SalesMagnitude,
  type ShopStatus,
} from '@hearth/domain'
import type { Shop } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { isPromoter } from '#areas/promoter-terms/may-earn'
import { SHOWN_PRODUCTS } from '#areas/promoter-terms/shown-products'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The fields of a promoter's shop and its owner that are read before the shop is changed. Times are epoch ms. */
export interface ShopRow {
  shopId: string
  shopperId: string
  kind: PromoterKind
  name: string
  channelCode: string
  inviteCode: string
  status: ShopStatus
  reason: string | null
  mobile: string | null
  salesChannel: SalesChannel | null
  magnitude: SalesMagnitude | null
  address: string | null
  authorizedAt: number | null
  openedAt: number | null
  invitedBy: string | null
  version: number
  ownerName: string
  uimg: string
  productCount: number
}

const columns = sql`
  promoter_shop.id as "shopId", promoter_shop.shopper_id as "shopperId", promoter_shop.kind, promoter_shop.name,
  promoter_shop.channel_code as "channelCode", promoter_shop.invite_code as "inviteCode", promoter_shop.status,
  promoter_shop.reason, promoter_shop.mobile, promoter_shop.sales_channel as "salesChannel", promoter_shop.magnitude,
  promoter_shop.address, promoter_shop.authorized_at as "authorizedAt", promoter_shop.opened_at as "openedAt",
  promoter_shop.invited_by as "invitedBy", promoter_shop.version,
  coalesce(promoter.nickname, owner.display_name) as "ownerName", owner.avatar as uimg,
  (select count(*) from ${SHOWN_PRODUCTS}) as "productCount"`

const from = sql`
  promoter_shop
  join shopper owner on owner.id = promoter_shop.shopper_id
  left join promoter on promoter.shopper_id = promoter_shop.shopper_id`

/**
 * Finds shops with their owners, in one query.
 * @param which the condition, followed by an order or a lock if needed
 */
export async function findShops(db: Database, which: RawBuilder<unknown>): Promise<ShopRow[]> {
  const { rows } = await sql<ShopRow>`select ${columns} from ${from} where ${which}`.execute(db)
  return rows
}

/** A shopper's shop of a kind, if any. `lock` locks its row until the transaction ends. */
export async function findOwnShop(
  db: Database,
  shopperId: string,
  kind: PromoterKind,
  lock = false,
): Promise<ShopRow | undefined> {
  const own = sql`promoter_shop.shopper_id = ${shopperId} and promoter_shop.kind = ${kind}`
  const [row] = await findShops(db, lock ? sql`${own} for update of promoter_shop` : own)
  return row
}

/** A shop by its id, whoever asks; nothing if it does not exist. */
export async function findShop(db: Database, shopId: string, lock = false): Promise<ShopRow | undefined> {
  const named = sql`promoter_shop.id = ${shopId}`
  const [row] = await findShops(db, lock ? sql`${named} for update of promoter_shop` : named)
  return row
}

/** The error for a shop that does not exist, and for one that visitors cannot open. */
export const noSuchShop = () => new ShopError(REPLY_CODE.notFound, '小店不存在或已关闭', 'shopId')

/**
 * A shop that visitors can open: it is open, and its promoter is not suspended.
 * @throws ShopError notFound
 */
export async function needOpenShop(db: Database, shopId: string): Promise<ShopRow> {
  const [row] = await findShops(
    db,
    sql`promoter_shop.id = ${shopId} and promoter_shop.status = ${sql.lit(SHOP_STATUS.open)}
      and ${isPromoter(sql`promoter_shop.shopper_id`)}`,
  )
  if (!row) throw noSuchShop()
  return row
}

/** A shop, as its visitors see it. */
export const toShop = ({ shopId, name, ownerName, uimg, channelCode, productCount }: ShopRow): Shop => ({
  shopId,
  name,
  ownerName,
  uimg,
  channelCode,
  productCount,
})

/** The address of a shop's page. */
export const shopPath = (shopId: string): string => `/store?shopId=${encodeURIComponent(shopId)}`
