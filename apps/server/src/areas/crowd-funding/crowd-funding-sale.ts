import { campaignOf, ORDER_KIND, pricingOf, REPLY_CODE } from '@hearth/domain'
import type { Campaign } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { FUNDING_HOLD, needStep, support } from '#areas/crowd-funding/crowd-funding-support'
import { holdOrders } from '#areas/orders/order-holds'
import { ShopError } from '#kernel/shop-error'
import type { KindSale, OrderToBe } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Returns the sale of an order that supports a crowd-funding; undefined if it supports none.
 * @throws ShopError badInput for an order with other products, since the tier has to be ordered alone; notFound for a
 * campaign that does not sell the product
 */
export function crowdFundingSale({ lines }: OrderToBe, campaign?: Campaign): KindSale<UnitOfWork> | undefined {
  const promotion = lines.map((line) => line.promotion).find((one) => one && pricingOf(one).ownPage)
  if (campaign?.kind === 'crowdFunding' && promotion?.promotionId !== campaign.promotionId)
    throw new ShopError(REPLY_CODE.notFound, '众筹不存在或已结束', 'promotionId')
  const funding = promotion && campaignOf(promotion, ORDER_KIND.crowdFunding)
  if (!funding || promotion.runId === undefined) return undefined
  if (lines.length > 1)
    throw new ShopError(REPLY_CODE.badInput, '众筹商品需单独下单，请取消勾选其他商品，或到众筹页支持')
  const { runId } = promotion
  return {
    kind: ORDER_KIND.crowdFunding,
    payUntil: funding.endTime,
    ahead: true,
    settled: funding,
    terms: () => sql`
      insert into crowd_funding_order (order_id, crowd_funding_id) select placed.id, ${runId} from placed`,
    // The run is locked before the stock, in the order that `lockCrowdFunding` describes.
    beforeFree: ({ db }) => needStep(db, runId, 'support'),
    async afterFree(work, orderId) {
      if (await support(work, orderId)) await holdOrders(work, [orderId], FUNDING_HOLD)
    },
  }
}
