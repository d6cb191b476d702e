import type { VipType } from '@hearth/domain'
import type { Money } from './values.types'

/** A kind of membership and its price. Its coupons come from the coupon batches with the same `vipType`. */
export interface ShopFileMembership {
  vipType: VipType
  price: Money
}
