import type { DepositLike } from '#price/deposit'

/** What the rules read of a promotion (E10). Money in fen, times in epoch ms. */
export interface PromotionLike extends DepositLike {
  promotionId: string
  promotionType: number
  /** Absent where the promotion sets no price. */
  promotionPrice?: number
  /** First moment it runs. */
  beginTime: number
  /** Last moment it runs. */
  endTime: number
  /** Whether stock of its own is left: 1 yes, 0 no; absent where it has none of its own. */
  promotionInventoryStatus?: number
  /** `vip` for members only. */
  promotionSupportTarget?: string
  /** Pieces of a sku one shopper may have from it, in all their orders; absent where it sets no limit. */
  limitQuantity?: number
  /** How many of them this shopper has; absent for none. See `skuFor`. */
  held?: number
}
