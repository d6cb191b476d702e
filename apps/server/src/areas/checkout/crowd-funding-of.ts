import { pricingOf, REPLY_CODE } from '@hearth/domain'
import type { CrowdFunding } from '@hearth/sdk/core'
import type { SettledOrder } from '#areas/checkout/settle-order'
import { ShopError } from '#kernel/shop-error'

/** What an order to be supports. */
export interface SupportedFunding {
  /** The run of the crowd-funding. */
  id: string
  told: CrowdFunding
}

/**
 * The crowd-funding that an order to be supports; nothing where it supports none.
 * @throws ShopError badInput for one beside other products: it is ordered alone
 */
export function crowdFundingOf({ lines }: SettledOrder): SupportedFunding | undefined {
  const promotion = lines.map((line) => line.promotion).find((one) => one && pricingOf(one).ownPage)
  if (!promotion?.crowdFunding || promotion.crowdFundingId === undefined) return undefined
  if (lines.length > 1)
    throw new ShopError(REPLY_CODE.badInput, '众筹商品需单独下单，请取消勾选其他商品，或到众筹页支持')
  return { id: promotion.crowdFundingId, told: promotion.crowdFunding }
}
