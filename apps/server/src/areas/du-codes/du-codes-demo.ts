import { DAY, DU_CODE_SIGNS, duCodeCheckSign, showDuCode } from '@hearth/domain'
import type { ShopFileDuBatch } from '@hearth/ops'
import { sql } from 'kysely'
import { listRows } from '#database/list-rows'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** Predictable codes, for the demo shop only: 31 of each kind. */
const codesOf = (word: string): string[] =>
  [...DU_CODE_SIGNS].map((sign) => {
    const signs = word + sign
    return showDuCode(signs + duCodeCheckSign(signs))
  })

/** Redemption codes of the demo shop, good for a month from the first start. */
const duBatches = (now: number): ShopFileDuBatch[] => [
  {
    batchId: 'du-new-home',
    name: '新居礼遇卡',
    price: 0,
    pieces: 2,
    skuNos: ['150501', '150301', '170301'],
    endTime: now + 30 * DAY,
    codes: codesOf('HEARTHNEWHME23'),
  },
  {
    batchId: 'du-speaker',
    name: '音箱换新卡',
    price: 9900,
    skuNos: ['100201', '100401'],
    endTime: now + 30 * DAY,
    codes: codesOf('HEARTHSPEAKER2'),
  },
]

/** Redemption codes of the demo shop. */
export const duCodesDemo: DemoParts = {
  file: ({ now }) => ({ duBatches: duBatches(now) }),
  async renew(trx, { now }) {
    const fresh = duBatches(now).map((one) => ({ id: one.batchId, name: one.name, end_time: one.endTime }))
    const { rows } = await sql`
      update du_batch set end_time = fresh.end_time
      from ${listRows(fresh, 'id text, name text, end_time bigint')} as fresh
      where du_batch.id = fresh.id and du_batch.name = fresh.name and du_batch.end_time <= ${now}
      returning du_batch.id`.execute(trx)
    return rows.length
  },
}
