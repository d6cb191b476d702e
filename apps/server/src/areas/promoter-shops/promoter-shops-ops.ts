import {
  promoterShops,
  type Changed,
  type ListOpsPromoterShops,
  type OpsPromoterShop,
  type OpsPromoterShopAsRead,
} from '@hearth/ops'
import { sql } from 'kysely'
import { stepShop } from '#areas/promoter-shops/step-shop'
import { OPS_SHOP_COLUMNS, toOpsShop, type OpsShopRow } from '#areas/promoter-terms/ops-shops'
import { findShop, noSuchShop, type ShopRow } from '#areas/promoter-terms/shop-row'
import type { Database } from '#database/connect'
import { needText } from '#kernel/payloads/need-text'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { versioned } from '#kernel/ops/versioned'

const shopList = opsList<ListOpsPromoterShops, OpsShopRow>({
  columns: OPS_SHOP_COLUMNS,
  from: sql`promoter_shop`,
  filters: {
    status: (status) => sql`promoter_shop.status = ${status}`,
    kind: (kind) => sql`promoter_shop.kind = ${kind}`,
    shopperId: (shopperId) => sql`promoter_shop.shopper_id = ${shopperId}`,
  },
  sorts: { newest: [descending('promoter_shop.id')], oldest: [ascending('promoter_shop.id')] },
  row: (after) => sql`promoter_shop where promoter_shop.id = ${after}`,
  nameOf: ({ shopId }) => shopId,
})

async function readOpsShop(db: Database, shopId: string): Promise<OpsPromoterShop> {
  const { rows } = await sql<OpsShopRow>`
    select ${OPS_SHOP_COLUMNS} from promoter_shop where promoter_shop.id = ${shopId}`.execute(db)
  if (!rows[0]) throw noSuchShop()
  return toOpsShop(rows[0])
}

const changed = versioned<ShopRow>({
  kind: 'promoter-shop',
  find: (db, shopId, lock) => findShop(db, shopId, lock),
  missing: noSuchShop,
  told: ({ status, reason }) => ({ status, reason }),
})

/**
 * Opens or closes a shop if its version is the one that staff read, and sends its owner a message.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
const decide = (
  context: OpsContext,
  { shopId, version, reason: said }: OpsPromoterShopAsRead & { reason?: string },
  deed: 'open' | 'close',
): Promise<Written<Changed>> =>
  changed.act(context, { id: shopId, version }, async (shop) => {
    const reason = said === undefined ? undefined : needText(said, 'reason')
    await stepShop(context, shop, { deed, by: 'shop', ...(reason === undefined ? {} : { reason }) })
  })

/** Calls of staff for promoters' shops. */
export const promoterShopsOps: readonly OpsAnswers[] = [
  reads(promoterShops, {
    async list(payload, context) {
      const { rows, after } = await readList(shopList, context, payload)
      return { shops: rows.map(toOpsShop), after }
    },
    get: ({ shopId }, { db }) => readOpsShop(db, shopId),
  }),
  writes(promoterShops, {
    open: (payload, context) => decide(context, payload, 'open'),
    close: (payload, context) => decide(context, payload, 'close'),
  }),
]
