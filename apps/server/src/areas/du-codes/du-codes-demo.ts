import { DAY, DU_CODE_SIGNS, duCodeCheckSign, showDuCode } from '@hearth/domain'
import type { ShopFileDuBatch } from '@hearth/ops'
import { sql } from 'kysely'
import { listRows } from '#database/list-rows'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** Returns 31 predictable codes that begin with a word. They are for the demo shop only. */
const codesOf = (word: string): string[] =>
  [...DU_CODE_SIGNS].map((sign) => {
    const signs = word + sign
    return showDuCode(signs + duCodeCheckSign(signs))
  })

/** The redemption codes of the demo shop, which are valid for a month from its first start. */
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

/** The redemption codes of the demo shop. */
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
