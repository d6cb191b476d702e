import { REPLY_CODE, type AfterSaleDeed, type FreeTrialDeed, type StepActor } from '@hearth/domain'
import { sql } from 'kysely'
import type { LockedAfterSale } from '#areas/after-sale/own-after-sale'
import { emitOrderEvent } from '#areas/orders/order-event'
import { stepTrial } from '#areas/trials/step-trial'
import { lockTrial } from '#areas/trials/trial-row'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What sending back does to the free trial that the product was had for. */
const FOLLOWS: Partial<Readonly<Record<AfterSaleDeed, Extract<FreeTrialDeed, 'resume' | 'takeBack'>>>> = {
  cancel: 'resume',
  lapse: 'resume',
  refuse: 'resume',
  refuseGoods: 'resume',
  receive: 'takeBack',
  agreeWithoutReturn: 'takeBack',
}

/** The trial of an order whose product is to be sent back, by a request; the order is locked. */
export async function beginReturn(work: UnitOfWork, orderId: string, afterSaleOrderId: string): Promise<void> {
  const row = await lockTrial(work.db, orderId)
  if (!row) return
  await stepTrial(work, row, { deed: 'sendBack', by: 'shopper', set: [sql`after_sale_id = ${afterSaleOrderId}`] })
  await emitOrderEvent(work, [orderId], 'order.trialStepped', { deed: 'sendBack' })
}

/** A request for what is tried goes on, or ends: in the same transaction, so that nothing is both back and paid for. */
export async function followReturn(
  work: UnitOfWork,
  { orderId }: LockedAfterSale,
  { deed, by, data }: { deed: AfterSaleDeed; by: StepActor; data: object },
): Promise<void> {
  // An empty parcel brings nothing back.
  const follows = (data as { counted?: number }).counted === 0 ? 'resume' : FOLLOWS[deed]
  if (!follows) return
  const row = await lockTrial(work.db, orderId)
  if (!row) throw new ShopError(REPLY_CODE.wrongState)
  const set = follows === 'takeBack' ? [sql`charge_amount = null`] : []
  await stepTrial(work, row, { deed: follows, by, set })
  await emitOrderEvent(work, [orderId], 'order.trialStepped', { deed: follows })
}
