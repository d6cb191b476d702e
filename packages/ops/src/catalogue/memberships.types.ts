import type { VipType } from '@hearth/domain'
import type { Fen } from '@hearth/sdk/core'

/** A kind of membership that is sold, and what it costs; its coupons are those of batches with its `vipType`. */
export interface ShopFileMembership {
  vipType: VipType
  price: Fen
}
