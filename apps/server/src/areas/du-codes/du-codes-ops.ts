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
  type OpsDuBatchFacts,
  type OpsDuBatchPage,
  type OpsDuUsePage,
} from '@hearth/ops'
import { sql, type RawBuilder } from 'kysely'
import { newDuCode, unknownSku, writeDuBatches, writeDuCodes } from '#areas/du-codes/write-du-batches'
import type { Database } from '#database/connect'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops-area'
import { hide } from '#kernel/ops-audit'
import { needVersion } from '#kernel/ops-error'
import { ShopError } from '#kernel/shop-error'

/** What staff ask of redemption codes. */
export const duCodesOps: readonly OpsAnswers[] = [
  reads(duCodes, {
    list: (payload, { db, now }) => listBatches(db, payload, now),
    get: ({ batchId }, { db }) => needBatch(db, batchId),
    uses: (payload, { db }) => listUses(db, payload),
  }),
  writes(duCodes, {
    add: (payload, context) => addBatch(context, payload),
    change: (payload, context) => changeBatch(context, payload),
  }),
  writes(duCodes, { make: (payload, context) => makeCodes(context, payload) }, { kept: false }),
]

async function readBatches(db: Database, rest: RawBuilder<object>): Promise<OpsDuBatch[]> {
  const { rows } = await sql<OpsDuBatch>`
    select id as "batchId", name, price, pieces, sku_nos as "skuNos", end_time as "endTime", version,
      (select count(*) from du_code where batch_id = du_batch.id) as codes,
      (select count(*) from du_code where batch_id = du_batch.id and order_id is not null) as used
    from du_batch ${rest}`.execute(db)
  return rows
}

async function listBatches(
  db: Database,
  { usable, after = '', count = 20 }: ListDuBatches,
  now: number,
): Promise<OpsDuBatchPage> {
  const rows = await readBatches(
    db,
    sql`where id > ${after} ${usable ? sql`and end_time >= ${now}` : sql``} order by id limit ${count + 1}`,
  )
  const batches = rows.slice(0, count)
  return { batches, after: rows.length > count ? batches.at(-1)!.batchId : '' }
}

async function needBatch(db: Database, batchId: string, lock = false): Promise<OpsDuBatch> {
  const [batch] = await readBatches(db, sql`where id = ${batchId} ${lock ? sql`for update` : sql``}`)
  if (!batch) throw new ShopError(REPLY_CODE.notFound, '没有这批兑换码', 'batchId')
  return batch
}

async function addBatch(context: OpsContext, { batchId, ...facts }: AddDuBatch): Promise<Written<OpsDuBatch>> {
  const { rows } = await sql`select id from du_batch where id = ${batchId}`.execute(context.db)
  if (rows.length > 0) throw new ShopError(REPLY_CODE.conflict, '已有同名的兑换码批次', 'batchId')
  return keep(context, batchId, facts)
}

async function changeBatch(
  context: OpsContext,
  { batchId, version, ...facts }: ChangeDuBatch,
): Promise<Written<OpsDuBatch>> {
  const before = await needBatch(context.db, batchId, true)
  needVersion(before.version, version)
  return keep(context, batchId, facts, before)
}

async function keep(
  { db, now }: OpsContext,
  batchId: string,
  facts: OpsDuBatchFacts,
  before?: OpsDuBatch,
): Promise<Written<OpsDuBatch>> {
  const missing = await unknownSku(db, facts.skuNos)
  if (missing !== undefined) throw new ShopError(REPLY_CODE.notFound, `没有商品 ${missing}`, 'skuNos')
  await writeDuBatches(db, [{ batchId, ...facts }], now)
  const reply = await needBatch(db, batchId)
  return { reply, changes: [{ target: { kind: 'du-batch', id: batchId }, before: { ...before }, after: { ...reply } }] }
}

async function makeCodes(
  { db, now, random }: OpsContext,
  { batchId, version, count }: MakeDuCodes,
): Promise<Written<MadeDuCodes>> {
  const batch = await needBatch(db, batchId, true)
  needVersion(batch.version, version)
  const codes = Array.from({ length: count }, () => newDuCode(random))
  await writeDuCodes(db, batchId, codes, now)
  // Raised, so that a repeat makes no second lot.
  await sql`update du_batch set version = version + 1 where id = ${batchId}`.execute(db)
  return {
    reply: { codes: codes.map(showDuCode) },
    changes: [
      {
        target: { kind: 'du-batch', id: batchId },
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

async function listUses(db: Database, { batchId, after, count = 20 }: ListDuUses): Promise<OpsDuUsePage> {
  await needBatch(db, batchId)
  const { rows } = await sql<UseRow>`
    select code.id as "codeId", code.tail, code.used_at as "usedAt", orders.id as "orderId",
      orders.status as "orderStatus", shopper.telephone
    from du_code code join orders on orders.id = code.order_id join shopper on shopper.id = orders.shopper_id
    where code.batch_id = ${batchId} and code.used_at is not null
      ${after ? sql`and (code.used_at, code.id) < (select last.used_at, last.id from du_code last where last.id = ${after})` : sql``}
    order by code.used_at desc, code.id desc limit ${count + 1}`.execute(db)
  const page = rows.slice(0, count)
  return {
    uses: page.map(({ codeId: _codeId, telephone, ...use }) => ({ ...use, telephone: hide(telephone, 3) })),
    after: rows.length > count ? page.at(-1)!.codeId : '',
  }
}
