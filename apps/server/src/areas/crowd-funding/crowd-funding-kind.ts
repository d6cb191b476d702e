import { GATHERING_RIGHTS, ORDER_KIND } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { FUNDING_EVENT_TEXT } from '#areas/crowd-funding/crowd-funding-events'
import { crowdFundingSale } from '#areas/crowd-funding/crowd-funding-sale'
import {
  FUNDING_HOLD,
  fundingOf,
  maySupporter,
  needStep,
  support,
  takeSupportBack,
} from '#areas/crowd-funding/crowd-funding-support'
import { CROWD_FUNDING, toldCrowdFunding, type StoredCrowdFunding } from '#areas/crowd-funding-runs/crowd-funding-row'
import { refundWhole } from '#areas/orders/refunds/refund-whole'
import type { ShopOrderKind } from '#shop/unit-of-work'

const AFTER_FUNDING = '众筹达成后为您发货，未达成将全额退款'

/** The crowd-funding of an order, and whether it holds the order. */
type FundingTerms = StoredCrowdFunding & { held: boolean }

const isHeld = sql<boolean>`exists (
  select from order_hold where order_hold.order_id = orders.id and cause = ${sql.lit(FUNDING_HOLD)})`

const TERMS: RawBuilder<FundingTerms | null> = sql<FundingTerms | null>`(
  select ${CROWD_FUNDING} || jsonb_build_object('held', ${isHeld})
  from crowd_funding_order supports join crowd_funding on crowd_funding.id = supports.crowd_funding_id
  where supports.order_id = orders.id)`

/**
 * Orders that support a crowd-funding (113). They are paid at once, held until the goal is reached, and refunded if it
 * is not.
 */
export const crowdFundingKind: ShopOrderKind<FundingTerms> = {
  name: ORDER_KIND.crowdFunding,
  campaigns: ['crowdFunding'],
  sale: crowdFundingSale,
  terms: TERMS,
  tell: ({ held: _held, ...run }) => ({
    kind: ORDER_KIND.crowdFunding,
    promotionId: run.promotionId,
    ...toldCrowdFunding(run),
  }),
  takesPayment: async ({ db }, { orderId }) => maySupporter(db, await fundingOf(db, orderId), 'support'),
  paid: support,
  closing: takeSupportBack,
  async cancelPaid(work, { orderId }, why) {
    await needStep(work.db, await fundingOf(work.db, orderId), 'withdraw')
    await refundWhole(work, orderId, why)
  },
  holds: { [FUNDING_HOLD]: '众筹尚未达成，达成后才能发货' },
  service: { rights: ({ held }) => (held ? GATHERING_RIGHTS : undefined), unlisted: isHeld },
  words: {
    placed: ({ free }) => (free ? { title: '订单已提交', detail: `优惠后无需付款，${AFTER_FUNDING}` } : undefined),
    paid: ({ held }) => (held ? AFTER_FUNDING : undefined),
  },
  events: FUNDING_EVENT_TEXT,
  cancelReasons: { fundingFailed: '众筹未达成，订单已取消' },
}
