import type { VipType } from '@hearth/domain'
import type { Money } from './values.types'

/** A kind of membership and its price; its coupons are those of batches with its `vipType`. */
export interface ShopFileMembership {
  vipType: VipType
  price: Money
}
