import { DU_CODE_LENGTH, DU_CODE_SIGNS, duCodeCheckSign, readDuCode } from '@hearth/domain'
import type { OpsDuBatchFacts } from '@hearth/ops'
import { sql } from 'kysely'
import { duCodeId } from '#areas/du-codes/find-du-code'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { Random } from '#shop/random'

/** A batch as an owner says it; see `ShopFileDuBatch`. */
export interface DuBatchDraft extends OpsDuBatchFacts {
  batchId: string
  codes?: string[]
}

/** Adds or changes batches of redemption codes, with their codes. */
export async function writeDuBatches(db: Database, batches: readonly DuBatchDraft[], now: number): Promise<void> {
  for (const { batchId, name, price, pieces, skuNos, endTime, codes = [] } of batches) {
    const values = { name, price, pieces, sku_nos: JSON.stringify([...new Set(skuNos)]), end_time: endTime }
    await db
      .insertInto('du_batch')
      .values({ id: batchId, created_at: now, ...values })
      .onConflict((clash) => clash.column('id').doUpdateSet({ ...values, version: sql<number>`du_batch.version + 1` }))
      .execute()
    await writeDuCodes(
      db,
      batchId,
      codes.flatMap((typed) => readDuCode(typed) ?? []),
      now,
    )
  }
}

/** The first of some skus that is not there. */
export async function unknownSku(db: Database, skuNos: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ sku_no: string }>`
    select sku_no from sku where sku_no = any(${[...skuNos]}::text[])`.execute(db)
  const known = new Set(rows.map((row) => row.sku_no))
  return skuNos.find((skuNo) => !known.has(skuNo))
}

/** Adds codes to a batch; those that are there already stay as they are. */
export async function writeDuCodes(db: Database, batchId: string, codes: readonly string[], now: number) {
  if (codes.length === 0) return
  const rows = codes.map((code) => ({ id: duCodeId(code), tail: code.slice(-4) }))
  await sql`
    insert into du_code (id, batch_id, tail, created_at)
    select id, ${batchId}, tail, ${now}::bigint from ${listRows(rows, 'id text, tail text')} as made order by id
    on conflict (id) do nothing`.execute(db)
}

/** A code nobody has had, with its check sign. */
export function newDuCode(random: Random): string {
  const signs = Array.from({ length: DU_CODE_LENGTH }, () => DU_CODE_SIGNS[random.int(DU_CODE_SIGNS.length)]).join('')
  return signs + duCodeCheckSign(signs)
}
