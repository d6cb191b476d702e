import type { BundleKind, PromotionSupportTarget, PromotionType } from '@hearth/domain'
import type { EpochMs, Fen } from '@hearth/sdk/core'
import type { CrowdFundingTerms } from './crowd-fundings.types'
import type { FreeTrialTerms } from './free-trials.types'
import type { Pieces, SomePieces, Words } from './values.types'

/** What a pre-sale says of its deposits and balances. */
export interface PreSaleTerms {
  /** Of a pre-sale, whose deposits are paid while it runs: from when the balance can be paid. */
  balanceBeginTime?: EpochMs
  /** Of a pre-sale: until when; at least a day later, and a day after `endTime`. */
  balanceEndTime?: EpochMs
  /**
   * Of a pre-sale: whether the shop keeps the deposit of who does not pay the balance, or who cancels. Such a deposit
   * is at most 20 percent of what a piece costs.
   */
  depositKept?: boolean
}

/** What a pre-sale says of a sku. */
export interface PreSaleSkuTerms {
  /**
   * Of a pre-sale: fen paid first for a piece.
   * @asType integer
   * @minimum 1
   */
  depositAmount?: number
  /**
   * Of a pre-sale: fen that the deposit counts for once the balance is paid; as much as it is where absent.
   * @asType integer
   * @minimum 1
   */
  depositWorth?: number
}

/** A sku of a {@link ShopFilePromotion}. */
export interface ShopFilePromotionSku extends PreSaleSkuTerms {
  skuNo: Words
  promotionPrice?: Fen
  /**
   * Pieces the promotion has of its own in all, those sold included; as many as the sku has where absent. Pieces of
   * unpaid orders count as sold, and come on top when those are cancelled.
   */
  stock?: Pieces
  /**
   * Pieces one shopper may have at its price, in all orders that are not cancelled; in a flash sale 5 where absent,
   * else any number.
   */
  shopperLimit?: SomePieces
}

/**
 * A promotion and the skus it covers. Types that cannot be bought yet (`PROMOTION_TYPES_TO_COME`) are refused.
 */
export interface ShopFilePromotion extends PreSaleTerms, CrowdFundingTerms, FreeTrialTerms {
  promotionId: Words
  promotionType: PromotionType
  promotionName: Words
  beginTime: EpochMs
  endTime: EpochMs
  displayTime?: EpochMs
  supportTarget?: PromotionSupportTarget
  thresholdAmount?: Fen
  reduceAmount?: Fen
  thresholdQuantity?: SomePieces
  discountRate?: Pieces
  giftSkuNo?: Words
  giftName?: Words
  /** @minItems 1 */
  skus: ShopFilePromotionSku[]
}

/** A sku of a {@link ShopFileBundle}. */
export interface ShopFileBundleSku {
  skuNo: Words
  /** Pieces in one set; 1 where absent. */
  itemQuantity?: SomePieces
  /** What one piece costs in a mark-up sale. */
  price?: Fen
}

/**
 * A set, which costs `price` together, or a mark-up sale, whose skus each cost their own price beside other products
 * for `thresholdAmount`.
 */
export interface ShopFileBundle {
  promotionId: Words
  kind: BundleKind
  name: Words
  beginTime: EpochMs
  endTime: EpochMs
  supportTarget?: PromotionSupportTarget
  price?: Fen
  thresholdAmount?: Fen
  /** @minItems 1 */
  skus: ShopFileBundleSku[]
}
