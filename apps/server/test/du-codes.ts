import { DAY, showDuCode } from '@hearth/domain'
import { newDuCode, writeDuBatches } from '#areas/du-codes/write-du-batches'
import type { Database } from '#database/connect'
import { systemRandom } from '#shop/random'
import { NOON } from './noon'

/**
 * Makes a batch of redemption codes with one code.
 * @returns the code as printed on the card
 */
export async function makeDuCode(
  db: Database,
  skuNos: string[],
  more: { batchId?: string; price?: number; pieces?: number; endTime?: number } = {},
): Promise<string> {
  const { batchId = `du-${systemRandom.uuid()}`, price = 0, pieces = 1, endTime = NOON + DAY } = more
  const code = showDuCode(newDuCode(systemRandom))
  await writeDuBatches({ db, now: NOON }, [{ batchId, name: '礼遇卡', price, pieces, skuNos, endTime, codes: [code] }])
  return code
}
