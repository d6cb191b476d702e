import { REPLY_CODE } from '@hearth/domain'
import type { Campaign } from '@hearth/sdk/core'
import { ShopError } from '#kernel/shop-error'
import type { AskedCampaign, KindSale, OrderToBe } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * The sale that the kind of an order defines, by its lines or its campaign; undefined for a normal order.
 * @throws ShopError badInput if a product that can only be ordered alone is ordered with others
 */
export function saleOf(
  { kinds }: Pick<UnitOfWork, 'kinds'>,
  order: OrderToBe,
  campaign: Campaign | undefined,
  found: object | undefined,
): KindSale<UnitOfWork> | undefined {
  for (const kind of kinds) {
    const sale = kind.sale?.(order, campaign, found)
    if (sale) return sale
  }
  return undefined
}

/**
 * The effect of a requested campaign on the buyer and the order.
 * @throws ShopError badInput for a kind of campaign that the shop does not have, and the errors of the kind
 */
export async function askedCampaign(
  work: UnitOfWork,
  shopperId: string,
  campaign: Campaign | undefined,
): Promise<AskedCampaign> {
  if (!campaign) return { buyer: {} }
  const kind = work.kinds.find(({ campaigns }) => campaigns?.includes(campaign.kind))
  if (!kind) throw new ShopError(REPLY_CODE.badInput, '本店暂未开放这种购买方式', 'campaign')
  return (await kind.asked?.(work, shopperId, campaign)) ?? { buyer: {} }
}
