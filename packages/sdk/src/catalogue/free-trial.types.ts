import type { FreeTrialStatus, TrialCharge, TrialReview } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { Count, EpochMs, Fen, Id, SkuNo, SpuNo } from './values.types'

/** Status of the free trial of an order (F02). `freeTrialDeeds` of the domain returns the possible actions. */
export interface FreeTrialState {
  /** The promotion of the trial.
   * @examples ["trial-1"] */
  promotionId: Id
  /** Status of the trial. */
  status: FreeTrialStatus
  /** Whether the application is approved; staff may have to review it. */
  review: TrialReview
  /** Whether an amount is due for the trial. */
  charge: TrialCharge
  /** Days of the trial, from receipt. */
  trialDays: Count
  /** Epoch ms: until when the product can be returned or bought; absent until the shopper receives the product. */
  endTime?: EpochMs
  /** Fen: price of keeping the product, as it was when the trial was ordered. */
  keepAmount: Fen
  /** Fen: amount due or paid; less than `keepAmount` if the shop charges less; absent for none. */
  chargeAmount?: Fen
  /** Reason of the refusal of the application or of the charge, in the shop's words.
   * @maxLength 200
   * @examples ["该地区暂不支持试用"] */
  reason?: string
  /** The return request; absent if there is none. */
  afterSaleOrderId?: Id
}

/** A shopper's free trial, with its product as it was when ordered. */
export interface FreeTrial extends FreeTrialState {
  /** The order of the trial. */
  orderId: Id
  /** The order line, for which a return can be requested. */
  orderItemId: Id
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku. */
  spuNo: SpuNo
  /** Name of the sku with its attribute values.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** Picture of the sku. */
  picture: Picture
}
