import { DU_CODE_LENGTH, DU_CODE_SIGNS, duCodeCheckSign, readDuCode } from '@hearth/domain'
import type { ShopFileDuBatch } from '@hearth/ops'
import { sql } from 'kysely'
import { duCodeId } from '#areas/du-codes/find-du-code'
import { refuseUnknownSkus } from '#areas/stock/refuse-unknown-skus'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { RowFault } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'
import { randomCode, type Random } from '#shop/random'

/** Returns the faults of batches of redemption codes in a shop file. */
export const duBatchFaults = (batches: readonly ShopFileDuBatch[]): RowFault[] =>
  batches.flatMap(({ codes = [] }, row) =>
    codes.flatMap((code, at) =>
      readDuCode(code) === undefined
        ? [
            {
              row,
              field: `codes[${at}]`,
              text: '须是 16 位兑换码，且末位校验正确',
            },
          ]
        : [],
    ),
  )

const COLUMNS = '"batchId" text, name text, price bigint, pieces integer, "skuNos" jsonb, "endTime" bigint'

/** Adds or changes batches of redemption codes, with their codes. @throws RefusedRows for a sku that does not exist */
export async function writeDuBatches({ db, now }: OwnerWork, batches: readonly ShopFileDuBatch[]): Promise<void> {
  await refuseUnknownSkus(
    db,
    batches.flatMap(({ skuNos }, row) => skuNos.map((skuNo, at) => ({ skuNo, row, field: `skuNos[${at}]` }))),
  )
  const rows = batches.map((one) => ({ ...one, skuNos: [...new Set(one.skuNos)] }))
  await sql`
    insert into du_batch (id, name, price, pieces, sku_nos, end_time, created_at)
    select "batchId", name, price, coalesce(pieces, 1), "skuNos", "endTime", ${now}::bigint
    from ${listRows(rows, COLUMNS)} as listed
    on conflict (id) do update set name = excluded.name, price = excluded.price, pieces = excluded.pieces,
      sku_nos = excluded.sku_nos, end_time = excluded.end_time, version = du_batch.version + 1`.execute(db)
  await writeDuCodes(
    db,
    batches.flatMap(({ batchId, codes = [] }) =>
      codes.flatMap((typed) => readDuCode(typed) ?? []).map((code) => ({ batchId, code })),
    ),
    now,
  )
}

/** Adds codes to batches. Existing codes do not change. */
export async function writeDuCodes(
  db: Database,
  codes: readonly { batchId: string; code: string }[],
  now: number,
): Promise<void> {
  if (codes.length === 0) return
  const rows = codes.map(({ batchId, code }) => ({ id: duCodeId(code), batch_id: batchId, tail: code.slice(-4) }))
  await sql`
    insert into du_code (id, batch_id, tail, created_at)
    select id, batch_id, tail, ${now}::bigint
    from ${listRows(rows, 'id text, batch_id text, tail text')} as made order by id
    on conflict (id) do nothing`.execute(db)
}

/** Returns a new code that ends with its check character. */
export function newDuCode(random: Random): string {
  const signs = randomCode(random, DU_CODE_LENGTH, DU_CODE_SIGNS)
  return signs + duCodeCheckSign(signs)
}
