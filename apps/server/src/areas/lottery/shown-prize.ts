import type { LotteryPrize, Prize } from '@hearth/sdk/core'
import type { PrizeRow } from '#areas/lottery/lottery-row'

/** A prize as shoppers see it. */
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

/** A prize in the table of its lottery, with its published odds and the pieces that are left. */
export const shownLotteryPrize = (prize: PrizeRow): LotteryPrize => ({
  ...shownPrize(prize),
  weight: prize.weight,
  ...(prize.quantity === null ? {} : { quantity: prize.quantity, left: prize.quantity - prize.given }),
  ...(prize.worth === null ? {} : { worth: prize.worth }),
})
