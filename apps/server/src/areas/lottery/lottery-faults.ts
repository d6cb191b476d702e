import { MOST_PRIZE_WORTH } from '@hearth/domain'
import type { LotteryFacts, LotteryPrizeFacts, OpsLotteryId } from '@hearth/ops'
import { endingTooEarly, type RowFault } from '#kernel/ops/refused-rows'

type Draft = OpsLotteryId & LotteryFacts

/** Returns the faults of lotteries in a shop file. */
export const lotteryFaults = (lotteries: readonly Draft[]): RowFault[] => [
  ...endingTooEarly('lotteryId')(lotteries),
  ...lotteries.flatMap((lottery, row) => faultsOf(lottery).map((fault) => ({ row, ...fault }))),
]

const gifts = ({ skuNo, couponBatchId, points }: LotteryPrizeFacts): number =>
  [skuNo, couponBatchId, points].filter((one) => one !== undefined).length

function faultsOf({ prizes, reward, forms }: Draft): Omit<RowFault, 'row'>[] {
  const ids = [...prizes.map(({ prizeId }) => prizeId), ...(reward ? [reward.prizeId] : [])]
  const nothing = prizes.filter((prize) => gifts(prize) === 0)
  return [
    ...prizes.flatMap((prize, at) => prizeFaults(prize).map((fault) => inPrize(at, fault))),
    ...(new Set(ids).size < ids.length ? [{ field: 'prizes', text: '两个奖品的 prizeId 相同' }] : []),
    ...(nothing.length === 1
      ? []
      : [{ field: 'prizes', text: '要有且只有一个“谢谢参与”：skuNo、couponBatchId、points 都不填' }]),
    ...(nothing.some(({ quantity }) => quantity !== undefined)
      ? [{ field: 'prizes', text: '“谢谢参与”不能限量：送完的奖品都按它算' }]
      : []),
    ...(reward && (gifts({ ...reward, weight: 1 }) !== 1 || 'skuNo' in reward)
      ? [{ field: 'reward', text: '参与奖要填写 couponBatchId 或 points，且只能填写一个' }]
      : []),
    ...(Object.values(forms).every((terms) => terms === undefined)
      ? [{ field: 'forms', text: '至少要有一种获得抽奖机会的方式' }]
      : []),
  ]
}

const inPrize = (at: number, { field, text }: { field: string; text: string }) => ({
  field: `prizes[${at}].${field}`,
  text,
})

function prizeFaults(prize: LotteryPrizeFacts): { field: string; text: string }[] {
  const { skuNo, quantity, worth = 0 } = prize
  return [
    ...(gifts(prize) > 1 ? [{ field: 'skuNo', text: 'skuNo、couponBatchId、points 最多填写一个' }] : []),
    ...(skuNo !== undefined && quantity === undefined
      ? [{ field: 'quantity', text: '实物奖品要填写数量：依法须公示' }]
      : []),
    ...(worth > MOST_PRIZE_WORTH
      ? [{ field: 'worth', text: '奖品价值不能超过 5 万元（市场监管总局令第 32 号）' }]
      : []),
  ]
}
