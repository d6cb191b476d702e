import { PROMOTION_TYPE } from '@hearth/domain'
import { checkout, type PlacedOrder, type PreSaleDraft } from '@hearth/sdk/core'
import { viewerOf } from '#areas/cart/viewer-of'
import { placeBalanceOnce } from '#areas/pre-sale/place-balance'
import { preSaleFile } from '#areas/pre-sale/pre-sale-file'
import { preSaleDemo } from '#areas/pre-sale/pre-sale-demo'
import { preSaleKind } from '#areas/pre-sale/pre-sale-kind'
import { PRE_SALE_LAWS } from '#areas/pre-sale/pre-sale-laws'
import { PRE_SALE_MESSAGES } from '#areas/pre-sale/pre-sale-messages'
import { remindOfBalances } from '#areas/pre-sale/remind-of-balances'
import { preSaleAccountEnd } from '#areas/pre-sale/pre-sale-account-end'
import { promotionCampaigns } from '#areas/products/promotion-campaigns'
import { answers, defineArea, perMinute } from '#kernel/area'
import type { Context } from '#kernel/context'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { onceClaimed } from '#kernel/idempotency/once'

const DECIDING: readonly (keyof PreSaleDraft)[] = [
  'orderId',
  'addressId',
  'coupons',
  'orderAmount',
  'useDuStar',
  'useGold',
]

/** Pre-sales (F02): the shopper pays a deposit first, and the balance later. */
export const preSaleArea = defineArea({
  name: 'pre-sale',
  campaigns: [promotionCampaigns('preSale', PROMOTION_TYPE.preSale)],
  accountEnd: preSaleAccountEnd,
  orderKind: preSaleKind,
  demo: preSaleDemo,
  laws: PRE_SALE_LAWS,
  shopFile: preSaleFile,
  messages: PRE_SALE_MESSAGES,
  reminders: [{ byDay: remindOfBalances }],
  calls: [
    answers(checkout, {
      placePreSale: {
        limits: { shopper: perMinute(30), network: perMinute(600) },
        idempotency: 'own',
        answer: placeFinal,
      },
    }),
  ],
})

/**
 * Places the final payment of a pre-sale. It is placed once even without an idempotency key, since an order has one
 * balance.
 */
async function placeFinal(draft: PreSaleDraft, context: Context): Promise<PlacedOrder> {
  const viewer = viewerOf(context)
  const placed = await onceClaimed(
    context,
    context.idempotencyKey,
    fingerprint('placePreSale', draft, DECIDING),
    (inside, claim) => placeBalanceOnce(inside, draft, viewer, claim),
  )
  context.outbox.wake()
  return placed
}
