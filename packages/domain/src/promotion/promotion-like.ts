/** What the rules read of a promotion (E10). Money in fen, times in epoch ms. */
export interface PromotionLike {
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
}

/** Who asks, and when, in server time. */
export interface PromotionConditions {
  /** Server time, epoch ms. */
  now: number
  /** Whether the shop is in enterprise mode (P03). */
  enterprise?: boolean
  /** Whether the shopper is a member that `vip` promotions are for. */
  vip?: boolean
}
