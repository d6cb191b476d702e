import type { LotteryPrize, Prize } from '@hearth/sdk/core'
import type { PrizeRow } from '#areas/lottery/lottery-row'

/** Returns a prize in the form for shoppers. */
export const shownPrize = ({
  prizeId,
  prizeName,
  prizeType,
  picture,
}: Pick<PrizeRow, 'prizeId' | 'prizeName' | 'prizeType' | 'picture'>): Prize => ({
  prizeId,
  prizeName,
  prizeType,
  ...(picture ? { picture } : {}),
})

/** Returns a prize with its published odds and its remaining pieces. */
export const shownLotteryPrize = (prize: PrizeRow): LotteryPrize => ({
  ...shownPrize(prize),
  weight: prize.weight,
  ...(prize.quantity === null ? {} : { quantity: prize.quantity, left: prize.quantity - prize.given }),
  ...(prize.worth === null ? {} : { worth: prize.worth }),
})
