import { REPLY_CODE, showDuCode, type OrderStatus } from '@hearth/domain'
import {
  duCodes,
  type AddDuBatch,
  type ChangeDuBatch,
  type ListDuBatches,
  type ListDuUses,
  type MadeDuCodes,
  type MakeDuCodes,
  type OpsDuBatch,
  type OpsDuUsePage,
} from '@hearth/ops'
import { sql } from 'kysely'
import { newDuCode, writeDuBatches, writeDuCodes } from '#areas/du-codes/write-du-batches'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { hide } from '#kernel/ops/ops-audit'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

const batchColumns = sql`
  id as "batchId", name, price, pieces, sku_nos as "skuNos", end_time as "endTime", version,
  (select count(*) from du_code where batch_id = du_batch.id) as codes,
  (select count(*) from du_code where batch_id = du_batch.id and order_id is not null) as used`

const batchList = opsList<ListDuBatches, OpsDuBatch>({
  columns: batchColumns,
  from: sql`du_batch`,
  filters: { usable: (usable, now) => (usable ? sql`end_time >= ${now}` : undefined) },
  sorts: { id: [ascending('id')] },
  nameOf: ({ batchId }) => batchId,
})

/** Calls of staff for redemption codes. */
export const duCodesOps: readonly OpsAnswers[] = [
  reads(duCodes, {
    async list(payload, context) {
      const { rows, after } = await readList(batchList, context, payload)
      return { batches: rows, after }
    },
    get: ({ batchId }, { db }) => duBatches.need(db, batchId),
    uses: (payload, context) => listUses(context, payload),
  }),
  writes(duCodes, {
    add: (payload, context) => addBatch(context, payload),
    change: (payload, context) => changeBatch(context, payload),
  }),
  writes(duCodes, { make: (payload, context) => makeCodes(context, payload) }, { kept: false }),
]

const duBatches = versioned<OpsDuBatch>({
  kind: 'du-batch',
  async find(db, batchId, lock) {
    const { rows } = await sql<OpsDuBatch>`
      select ${batchColumns} from du_batch where id = ${batchId} ${lock ? sql`for update` : sql``}`.execute(db)
    return rows[0]
  },
  missing: () => new ShopError(REPLY_CODE.notFound, '没有这批兑换码', 'batchId'),
})

const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的兑换码批次', 'batchId')

const addBatch = (context: OpsContext, { batchId, ...facts }: AddDuBatch): Promise<Written<OpsDuBatch>> =>
  duBatches.add(context, batchId, taken, () => writeDuBatches(context, [{ batchId, ...facts }]))

const changeBatch = (
  context: OpsContext,
  { batchId, version, ...facts }: ChangeDuBatch,
): Promise<Written<OpsDuBatch>> =>
  duBatches.change(context, { id: batchId, version }, () => writeDuBatches(context, [{ batchId, ...facts }]))

async function makeCodes(
  { db, now, random }: OpsContext,
  { batchId, version, count }: MakeDuCodes,
): Promise<Written<MadeDuCodes>> {
  const batch = await duBatches.lock(db, batchId, version)
  const codes = Array.from({ length: count }, () => newDuCode(random))
  await writeDuCodes(
    db,
    codes.map((code) => ({ batchId, code })),
    now,
  )
  // Raises the version, so that a repeated request is stale and creates no further codes.
  await sql`update du_batch set version = version + 1 where id = ${batchId}`.execute(db)
  return {
    reply: { codes: codes.map(showDuCode) },
    changes: [
      {
        target: duBatches.target(batchId),
        before: { codes: batch.codes },
        after: { codes: batch.codes + count },
      },
    ],
  }
}

interface UseRow {
  codeId: string
  tail: string
  usedAt: number
  orderId: string
  orderStatus: OrderStatus
  telephone: string
}

const useList = opsList<ListDuUses, UseRow>({
  columns: sql`
    code.id as "codeId", code.tail, code.used_at as "usedAt", orders.id as "orderId", orders.status as "orderStatus",
    shopper.telephone`,
  from: sql`
    du_code code join orders on orders.id = code.order_id join shopper on shopper.id = orders.shopper_id`,
  always: sql`code.used_at is not null`,
  filters: { batchId: (batchId) => sql`code.batch_id = ${batchId}` },
  sorts: { newest: [descending('code.used_at'), descending('code.id')] },
  row: (after) => sql`du_code code where code.id = ${after}`,
  nameOf: ({ codeId }) => codeId,
})

async function listUses(context: OpsContext, payload: ListDuUses): Promise<OpsDuUsePage> {
  await duBatches.need(context.db, payload.batchId)
  const { rows, after } = await readList(useList, context, payload)
  return {
    uses: rows.map(({ codeId: _codeId, telephone, ...use }) => ({ ...use, telephone: hide(telephone, 3) })),
    after,
  }
}
