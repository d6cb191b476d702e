import {
  beginTrial,
  ORDER_KIND,
  ORDER_STATUS,
  PAYMENT_STATUS,
  REPLY_CODE,
  TRIAL_REFUSAL_TEXT,
  TRIAL_REVIEW,
} from '@hearth/domain'
import type { FreeTrialDraft, PlacedOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Viewer } from '#areas/cart/cart-lines'
import { viewerOf } from '#areas/cart/viewer-of'
import { keepOrder } from '#areas/checkout/keep-order'
import { orderMeans } from '#areas/checkout/order-means'
import { lockShopperForOrder } from '#areas/checkout/place-order'
import { partsToKeep, settleOrder } from '#areas/checkout/settle-order'
import { refuseUndelivered } from '#areas/delivery/delivery-means'
import { readAgreement } from '#areas/free-trial/agreements'
import { readApplicant, refuseApplicant } from '#areas/free-trial/applicant'
import { goodTrials, REVIEW_HOLD } from '#areas/free-trial/trial-row'
import { trialLine } from '#areas/free-trial/trial-line'
import type { Context } from '#kernel/context'
import { filled } from '#kernel/payloads/filled'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { onceClaimed, type Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { TrialApplication } from '#ports/risk'
import type { UnitOfWork } from '#shop/unit-of-work'

const DECIDING: readonly (keyof FreeTrialDraft)[] = [
  'addressId',
  'skuNo',
  'promotionId',
  'agreementId',
  'agreementVersion',
  'orderWay',
  'remark',
  'telephone',
]

/** Places an order for a trial. First asks the risk port whether staff have to review the trial. */
export async function placeTrialDraft(draft: FreeTrialDraft, context: Context): Promise<PlacedOrder> {
  const viewer = viewerOf(context)
  await readAgreement(context.db, viewer.shopperId, draft)
  const review = (await judge(context, viewer.shopperId, draft)) === 'review'
  const placed = await onceClaimed(
    context,
    context.idempotencyKey,
    fingerprint('placeFreeTrial', draft, DECIDING),
    (inside, claim) => placeTrialOnce(inside, draft, viewer, review, claim),
  )
  context.stock.moved()
  context.outbox.wake()
  return placed
}

/** Returns the answer of the risk port. If it does not answer, staff review the trial. */
async function judge(
  { db, ports, log }: Context,
  shopperId: string,
  { skuNo, addressId }: FreeTrialDraft,
): Promise<'pass' | 'review'> {
  const { rows } = await sql<Omit<TrialApplication, 'shopperId' | 'skuNo'>>`
    select shopper.created_at as "shopperSince",
      coalesce((select price from sku where sku_no = ${skuNo}), 0) as amount,
      coalesce((
        select province_name || city_name || district_name from address
        where id = ${addressId} and shopper_id = shopper.id
      ), '') as area,
      ${goodTrials} as "goodTrials"
    from shopper
    where id = ${shopperId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new ShopError(REPLY_CODE.loginNeeded)
  return ports.risk.judge({ shopperId, skuNo, ...facts }).catch((error: unknown) => {
    log.error({ err: error }, 'risk could not be told; staff judge the free trial')
    return 'review' as const
  })
}

/**
 * Places the order in the caller's transaction, priced by the same stages as every order. Undefined if the idempotency
 * key was used before. A shopper's orders are placed one after the other, so that concurrent ones can't exceed the
 * limit.
 */
async function placeTrialOnce(
  work: UnitOfWork,
  draft: FreeTrialDraft,
  viewer: Viewer,
  review: boolean,
  claim: Claim,
): Promise<PlacedOrder | undefined> {
  const { db, now, numbers } = work
  const { shopperId } = viewer
  const { skuNo, promotionId, addressId, orderWay, remark, telephone } = filled(draft, 'orderWay')
  if (!(await lockShopperForOrder(db, shopperId, claim))) return undefined
  const { seen, priced, keepAmount, days, left } = await trialLine(
    db,
    viewer,
    draft,
    orderMeans(shopperId, now, addressId),
  )
  const { address, delivery } = seen.beside
  if (!address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在', 'addressId')
  refuseUndelivered(delivery)
  refuseApplicant(await readApplicant(db, shopperId, skuNo, left))

  const orderId = numbers.next(now)
  const placed: PlacedOrder = { orderId, orderAmount: 0, payDeadline: now }
  const { status, review: judged, charge } = beginTrial(review ? TRIAL_REVIEW.waiting : TRIAL_REVIEW.passed)
  const short = await keepOrder(work, {
    shopperId,
    placed,
    said: { orderWay, remark, telephone },
    address,
    ...partsToKeep(settleOrder(priced)),
    status: ORDER_STATUS.paid,
    paymentStatus: PAYMENT_STATUS.paid,
    invoice: null,
    terms: {
      kind: ORDER_KIND.freeTrial,
      told: { review },
      ...(review ? { holds: [REVIEW_HOLD] } : {}),
      noPurchase: true,
      terms: () => sql`
        insert into free_trial (order_id, shopper_id, promotion_id, sku_no, status, review, charge, days, keep_amount,
          version)
        select placed.id, ${shopperId}, ${promotionId}, ${skuNo}, ${status}::integer, ${judged}::integer,
          ${charge}::integer, ${days}::integer, ${keepAmount}::bigint, 0 from placed`,
    },
    parts: [{ skuNo, quantity: 1, promotionId }],
    claim,
  })
  if (short.length > 0) throw new ShopError(REPLY_CODE.soldOut, TRIAL_REFUSAL_TEXT.gone)
  return placed
}
