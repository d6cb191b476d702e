import { DAY, DU_CODE_SIGNS, duCodeCheckSign, showDuCode } from '@hearth/domain'
import type { ShopFileDuBatch } from '@hearth/ops'

/** Codes that anybody can work out, for the demo shop alone: 31 of each kind. */
const codesOf = (word: string): string[] =>
  [...DU_CODE_SIGNS].map((sign) => {
    const signs = word + sign
    return showDuCode(signs + duCodeCheckSign(signs))
  })

/** Redemption codes of the demo shop, good for a month from the first start. */
export const demoDuBatches = (now: number): ShopFileDuBatch[] => [
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
