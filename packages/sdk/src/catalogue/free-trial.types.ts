import type { FreeTrialStatus, TrialCharge, TrialReview } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { Count, EpochMs, Fen, Id, SkuNo, SpuNo } from './values.types'

/** How the free trial of an order stands (F02). What can be done next is the domain's `freeTrialDeeds`. */
export interface FreeTrialState {
  /** The trial it was ordered from. */
  promotionId: Id
  /** Where it stands. */
  status: FreeTrialStatus
  /** Whether the shop lends it: an application may wait for staff. */
  review: TrialReview
  /** Whether something is to be paid for it. */
  charge: TrialCharge
  /** Days of the trial, from receipt. */
  trialDays: Count
  /** Epoch ms: until when it can be sent back or bought; absent until it is received. */
  endTime?: EpochMs
  /** Fen: what it costs to keep it, as it was when it was ordered. */
  keepAmount: Fen
  /** Fen: the amount due or paid: less than `keepAmount` if the shop charges less; absent without one. */
  chargeAmount?: Fen
  /** Why the application was refused, or what is charged for, in the shop's words.
   * @maxLength 200
   * @examples ["该地区暂不支持试用"] */
  reason?: string
  /** The request it is sent back by; absent before. */
  afterSaleOrderId?: Id
}

/** A free trial of a shopper, with its product as it was when it was ordered. */
export interface FreeTrial extends FreeTrialState {
  /** The order it came with. */
  orderId: Id
  /** The line of that order; sending it back is asked for by it. */
  orderItemId: Id
  /** Which sku. */
  skuNo: SkuNo
  /** Its product. */
  spuNo: SpuNo
  /** Name of the sku with its choices.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** Picture of the sku. */
  picture: Picture
}
