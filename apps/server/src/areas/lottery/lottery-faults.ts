import { MOST_PRIZE_WORTH } from '@hearth/domain'
import type { LotteryFacts, LotteryPrizeFacts, OpsLotteryId } from '@hearth/ops'
import { endingTooEarly, type RowFault } from '#kernel/refused-rows'

type Draft = OpsLotteryId & LotteryFacts

/** What lotteries must not say. */
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
    ...(new Set(ids).size < ids.length ? [{ field: 'prizes', text: 'two prizes have one prizeId' }] : []),
    ...(nothing.length === 1
      ? []
      : [{ field: 'prizes', text: 'exactly one prize is nothing: without skuNo, couponBatchId and points' }]),
    ...(nothing.some(({ quantity }) => quantity !== undefined)
      ? [{ field: 'prizes', text: 'the prize that is nothing has no quantity: sold-out prizes become it' }]
      : []),
    ...(reward && (gifts({ ...reward, weight: 1 }) !== 1 || 'skuNo' in reward)
      ? [{ field: 'reward', text: 'a reward gives a couponBatchId or points: one of them' }]
      : []),
    ...(Object.values(forms).every((terms) => terms === undefined)
      ? [{ field: 'forms', text: 'a lottery gives chances by one form at least' }]
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
    ...(gifts(prize) > 1
      ? [{ field: 'skuNo', text: 'a prize is a skuNo, a couponBatchId or points: one of them, or nothing' }]
      : []),
    ...(skuNo !== undefined && quantity === undefined
      ? [{ field: 'quantity', text: 'a product has a quantity: the law wants it told' }]
      : []),
    ...(worth > MOST_PRIZE_WORTH
      ? [{ field: 'worth', text: '奖品价值不能超过 5 万元（市场监管总局令第 32 号）' }]
      : []),
  ]
}
