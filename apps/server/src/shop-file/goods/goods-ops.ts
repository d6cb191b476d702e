import { goods, type GoodsPage, type ListGoods, type TakenGoods } from '@hearth/ops'
import { sql } from 'kysely'
import { lockShopVersion } from '#areas/content/shop-ops'
import { transaction } from '#database/transaction'
import { prepared, reads, writes, type OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending } from '#kernel/reads/page-of'
import { inWords } from '#shop-file/database-refusal'
import { goodsRows } from '#shop-file/goods/goods-rows'
import { GOODS_HEADINGS } from '#shop-file/goods/goods-table'
import { GOODS_COLUMNS, goodsOf, readNamed, type StoredSpu } from '#shop-file/goods/stored-goods'
import { prepareGoods, writeGoods, type PreparedGoods } from '#shop-file/goods/write-goods'

const list = opsList<ListGoods, StoredSpu>({
  columns: GOODS_COLUMNS,
  always: sql`archived_at is null`,
  from: sql`spu join category on category.code = spu.category_code`,
  filters: {},
  sorts: { page: ['category.position', 'spu.category_code', 'spu.position', 'spu.spu_no'].map(ascending) },
  row: (after) => sql`spu join category on category.code = spu.category_code where spu.spu_no = ${after}`,
  nameOf: ({ spuNo }) => spuNo,
})

/** Calls that export products as rows of a spreadsheet, and import such rows. */
export const goodsOps = [
  reads(goods, {
    async list(payload, context): Promise<GoodsPage> {
      const { rows, after } = await readList(list, context, payload)
      const named = await readNamed(context.db)
      return { headings: [...GOODS_HEADINGS], rows: goodsRows(rows.map(goodsOf), named), after }
    },
    preview: async (payload, context) => preview(context, await prepareGoods(payload)),
  }),
  writes(goods, {
    import: prepared(
      async ({ version, ...payload }) => ({ version, ready: await prepareGoods(payload) }),
      async ({ version, ready }, context) => {
        await lockShopVersion(context.db, version)
        const { taken, changes } = await writeGoods(context, ready).catch((error: Error) => {
          throw inWords(error)
        })
        return { reply: taken, changes }
      },
    ),
  }),
]

/** Thrown to roll back the write of a preview. */
class Undone extends Error {
  constructor(readonly taken: TakenGoods) {
    super()
  }
}

/** Previews an import: it is written in a transaction that is rolled back. */
async function preview(context: OpsContext, ready: PreparedGoods): Promise<TakenGoods> {
  try {
    return await transaction(context.db, async (db) => {
      const { taken } = await writeGoods({ ...context, db, afterCommit: () => undefined }, ready)
      throw new Undone(taken)
    })
  } catch (error) {
    if (error instanceof Undone) return error.taken
    throw inWords(error as Error)
  }
}
