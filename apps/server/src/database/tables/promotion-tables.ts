import type { CouponDiscountType, CouponStatus, PromotionSupportTarget, PromotionType } from '@hearth/domain'
import type { Generated } from 'kysely'
import type { JsonOrNull } from '#database/tables/json-column'

export interface PromotionTable {
  id: string
  promotion_type: PromotionType
  name: string
  begin_time: number
  end_time: number
  display_time: number | null
  support_target: Generated<PromotionSupportTarget>
  threshold_amount: number | null
  reduce_amount: number | null
  threshold_quantity: number | null
  discount_rate: number | null
  gift_sku_no: string | null
  gift_name: string | null
}

/** Skus of a promotion. `stock` is what the promotion has of its own; null where it has none. */
export interface PromotionSkuTable {
  promotion_id: string
  sku_no: string
  promotion_price: number | null
  stock: number | null
  sold: Generated<number>
  /** Pieces one shopper may have; see the domain's `shopperLimit`. */
  shopper_limit: Generated<number | null>
}

/** A kind of coupon. `sku_nos` limits it to skus; null means all. `on_signup`: a new shopper gets one. */
export interface CouponBatchTable {
  id: string
  name: string
  discount_type: CouponDiscountType
  coupon_value: number
  threshold_amount: Generated<number>
  begin_time: number
  end_time: number
  sku_nos: JsonOrNull<string[]>
  on_signup: Generated<boolean>
  /** How often it was changed. */
  version: Generated<number>
}

/**
 * A shopper's coupon: used by `order_id`. One past its batch's end is still kept as usable; who reads it looks at the
 * time.
 */
export interface CouponTable {
  id: string
  batch_id: string
  shopper_id: string
  status: Generated<CouponStatus>
  order_id: string | null
  received_at: number
  used_at: number | null
}
