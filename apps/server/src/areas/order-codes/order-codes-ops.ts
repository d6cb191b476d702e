import { REPLY_CODE } from '@hearth/domain'
import { orderCodes, type OpsByCode, type OpsCodePools, type SetByCode } from '@hearth/ops'
import { sql } from 'kysely'
import { importCodes } from '#areas/order-codes/import-codes'
import { noCodes } from '#areas/order-codes/send-codes'
import { readOrderCodes } from '#areas/orders/reads/read-order-codes'
import type { Database } from '#database/connect'
import { reads, reveals, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

/** Calls of staff for products that are delivered as codes. */
export const orderCodesOps: readonly OpsAnswers[] = [
  reads(orderCodes, { list: (_, { db }) => listPools(db) }),
  writes(orderCodes, {
    set: (payload, context) => setByCode(context, payload),
    import: (payload, context) => importCodes(context, payload),
  }),
  reveals(orderCodes, {
    async reveal({ orderId }, { db, secret, log }) {
      const items = await readOrderCodes(db, secret, orderId)
      if (items.length === 0) throw noCodes()
      log({ event: 'order-codes-revealed', order: orderId })
      return {
        reply: {
          lines: items.map(({ skuNo, name, itemQuantity: quantity, codes }) => ({ skuNo, name, quantity, codes })),
        },
        changes: [{ target: { kind: 'order', id: orderId } }],
      }
    },
  }),
]

async function listPools(db: Database): Promise<OpsCodePools> {
  const { rows: skus } = await sql<OpsCodePools['skus'][number]>`
    select sku.sku_no as "skuNo", sku.sku_name as name, sku.version,
      (select count(*) from order_code where order_code.sku_no = sku.sku_no and item_id is null) as left,
      (select count(*) from order_code where order_code.sku_no = sku.sku_no and item_id is not null) as given,
      (
        select count(distinct order_code_wait.order_id)
        from order_code_wait
        join order_item item on item.order_id = order_code_wait.order_id
        where item.sku_no = sku.sku_no and item.by_code
      ) as waiting
    from sku
    where by_code or exists (select from order_code where order_code.sku_no = sku.sku_no)
    order by sku.sku_no`.execute(db)
  return { skus }
}

const byCodes = versioned<OpsByCode>({
  kind: 'sku',
  async find(db, skuNo, lock) {
    const { rows } = await sql<OpsByCode>`
      select by_code as "byCode", version from sku where sku_no = ${skuNo} ${lock ? sql`for update` : sql``}`.execute(
      db,
    )
    return rows[0]
  },
  missing: () => new ShopError(REPLY_CODE.notFound, '商品不存在', 'skuNo'),
  told: ({ byCode }) => ({ byCode }),
})

const setByCode = (context: OpsContext, { skuNo, byCode, version }: SetByCode): Promise<Written<OpsByCode>> =>
  byCodes.change(context, { id: skuNo, version }, async () => {
    await sql`update sku set by_code = ${byCode}, version = version + 1 where sku_no = ${skuNo}`.execute(context.db)
  })
