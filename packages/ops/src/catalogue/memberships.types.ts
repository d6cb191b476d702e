import type { VipType } from '@hearth/domain'
import type { Money } from './values.types'

/** A kind of membership that is sold, and what it costs; its coupons are those of batches with its `vipType`. */
export interface ShopFileMembership {
  vipType: VipType
  price: Money
}
