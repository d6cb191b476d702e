import type { DepositLike } from '#price/deposit'

/** The fields of a promotion that the rules read (E10). Money in fen, times in epoch ms. */
export interface PromotionLike extends DepositLike {
  promotionId: string
  promotionType: number
  /** Its price; absent if it sets none. */
  promotionPrice?: number
  /** First moment it runs. */
  beginTime: number
  /** Last moment it runs. */
  endTime: number
  /** Whether its own stock is left: 1 yes, 0 no; absent if it has no stock of its own. */
  promotionInventoryStatus?: number
  /** `vip` for members only. */
  promotionSupportTarget?: string
  /** Most pieces of a sku for one shopper, over all orders; absent for no limit. */
  limitQuantity?: number
  /** Pieces that this shopper already has; absent for none. See `skuFor`. */
  held?: number
}
