import type { DepositLike } from '#price/deposit'

/** The fields of a promotion that the rules read (E10). Money in fen, times in epoch ms. */
export interface PromotionLike extends DepositLike {
  promotionId: string
  promotionType: number
  /** Price of the promotion; absent if it sets no price. */
  promotionPrice?: number
  /** First moment at which the promotion runs. */
  beginTime: number
  /** Last moment at which the promotion runs. */
  endTime: number
  /** Whether the promotion's own stock has pieces left: 1 yes, 0 no; absent if it has no stock of its own. */
  promotionInventoryStatus?: number
  /** `vip` for members only. */
  promotionSupportTarget?: string
  /** Maximum number of pieces of a sku for one shopper, over all orders; absent for no limit. */
  limitQuantity?: number
  /** Pieces that this shopper already has; absent for none. See `skuFor`. */
  held?: number
}
