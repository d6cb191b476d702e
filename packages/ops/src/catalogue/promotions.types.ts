import type {
  BundleKind,
  CampaignStatus,
  DoorWarning,
  PromotionDeed,
  PromotionSupportTarget,
  PromotionType,
  PromotionWarning,
} from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { BargainPromotionTerms } from './bargains.types'
import type { CrowdFundingTerms } from './crowd-fundings.types'
import type { FreeTrialTerms } from './free-trials.types'
import type { GroupPromotionTerms } from './groups.types'
import type { ReservationTerms } from './reservations.types'
import type { Moment, Money, Pieces, PlainId, Price, Rate, SomePieces, ThingName } from './values.types'

/** Settings of the deposits and balances of a pre-sale. */
export interface PreSaleTerms {
  /** The time from which the balance of a pre-sale can be paid. Deposits are paid while the pre-sale runs. */
  balanceBeginTime?: Moment
  /**
   * The time until which the balance of a pre-sale can be paid: at least a day after `balanceBeginTime`, and at least a
   * day after `endTime`.
   */
  balanceEndTime?: Moment
  /**
   * Whether the shop keeps the deposit of a pre-sale if the shopper cancels or does not pay the balance. Such a deposit
   * is at most 20 percent of the price of a piece.
   */
  depositKept?: boolean
}

/** Settings of a sku in a pre-sale. */
export interface PreSaleSkuTerms {
  /** Fen: deposit of a pre-sale for one piece. */
  depositAmount?: Price
  /** Fen that the deposit of a pre-sale takes off the price once the balance is paid; `depositAmount` when absent. */
  depositWorth?: Price
}

/** A sku of a {@link ShopFilePromotion}. */
export interface ShopFilePromotionSku extends PreSaleSkuTerms {
  skuNo: ThingName
  promotionPrice?: Money
  /**
   * Percent of the sku's price that shoppers pay, given instead of `promotionPrice`. When the sku's price changes, the
   * price in the promotion changes too. It is at least the sku's floor price.
   */
  promotionRate?: Rate
  /**
   * Total stock of the promotion, including sold pieces; when absent, the stock of the sku is used. Pieces in unpaid
   * orders count as sold, and return when the order is cancelled.
   */
  stock?: Pieces
  /**
   * Largest number of pieces that one shopper can buy at the promotion's price, in all orders that are not cancelled.
   * When absent: 5 in a flash sale, no limit in others.
   */
  shopperLimit?: SomePieces
}

/** A tier of a cart promotion: its condition (an amount, a number of pieces, or both) and its benefit. */
export interface CartTierTerms {
  /** Fen: least amount of the promotion's products. */
  thresholdAmount?: Money
  /** Least number of pieces of the promotion's products. */
  thresholdQuantity?: SomePieces
  /** Fen: reduction of the price, for type 1001. */
  reduceAmount?: Money
  /** Percent of the price that shoppers pay, for type 1002. */
  discountRate?: Rate
}

/** Conditions and benefits of a cart promotion (1001, 1002), and the promotions that it combines with. */
export interface CartPromotionTerms extends CartTierTerms {
  /**
   * Several tiers, the lowest first. They are given instead of the four fields of a single tier.
   * @minItems 1
   * @maxItems 10
   */
  tiers?: CartTierTerms[]
  /**
   * The order in which several promotions apply to the same pieces: smaller numbers first; 0 when absent.
   * @asType integer
   * @minimum -1000000
   * @maximum 1000000
   */
  priority?: number
  /**
   * Cart promotions that can apply to the same pieces as well. It is enough if one of two promotions names the other.
   * @maxItems 50
   */
  combinesWith?: ThingName[]
}

/** A promotion with its skus, as its owner sets it. */
export interface PromotionFacts
  extends
    CartPromotionTerms,
    PreSaleTerms,
    CrowdFundingTerms,
    FreeTrialTerms,
    GroupPromotionTerms,
    ReservationTerms,
    BargainPromotionTerms {
  promotionType: PromotionType
  promotionName: ThingName
  beginTime: Moment
  endTime: Moment
  displayTime?: Moment
  supportTarget?: PromotionSupportTarget
  giftSkuNo?: ThingName
  giftName?: ThingName
  /** @minItems 1 */
  skus: ShopFilePromotionSku[]
}

/** A promotion in a shop file. */
export interface ShopFilePromotion extends PromotionFacts {
  promotionId: ThingName
}

/** A sku of a {@link ShopFileBundle}. */
export interface ShopFileBundleSku {
  skuNo: ThingName
  /** Number of pieces in one set; 1 when absent. */
  itemQuantity?: SomePieces
  /** Fen: price of one piece in a mark-up sale. */
  price?: Money
}

/**
 * A set or a mark-up sale. The pieces of a set cost `price` together. In a mark-up sale, each sku has a `price` of its
 * own, which applies in carts with other products for at least `thresholdAmount`.
 */
export interface ShopFileBundle {
  promotionId: ThingName
  kind: BundleKind
  name: ThingName
  beginTime: Moment
  endTime: Moment
  supportTarget?: PromotionSupportTarget
  price?: Money
  thresholdAmount?: Money
  /** @minItems 1 */
  skus: ShopFileBundleSku[]
}

/** Selects the promotions to list. */
export interface ListOpsPromotions extends PageOf {
  promotionType?: PromotionType
  /** Only promotions that run now, begin later, or are over. */
  when?: 'running' | 'coming' | 'over'
  /**
   * A part of the name, or the whole id.
   * @maxLength 100
   */
  search?: string
  /** Order of the list; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** Identifies a promotion. */
export interface OpsPromotionId {
  /**
   * @minLength 1
   * @maxLength 100
   * @examples ["double-eleven"]
   */
  promotionId: string
}

/** A promotion, with the version that was read. */
export interface OpsPromotionAsRead extends OpsPromotionId, Expected {}

/** Adds a promotion, with the fields of a shop file. */
export interface AddPromotion extends PromotionFacts {
  /** Id of the promotion, part of its address. */
  promotionId: PlainId
}

/** Changes a promotion. An omitted field means the same as in a shop file. */
export interface ChangePromotion extends PromotionFacts, OpsPromotionAsRead {}

/** Copies a promotion. Omitted times keep their distance from `beginTime`. */
export interface CopyPromotion extends OpsPromotionAsRead {
  /** Id of the copy, part of its address. */
  newId: PlainId
  beginTime: Moment
  endTime: Moment
  /** The time from which shoppers see the promotion. */
  displayTime?: Moment
  /** The time until which shoppers can reserve in a reservation campaign. */
  reserveEndTime?: Moment
  /** The time from which shoppers with a reservation can buy in a reservation campaign. */
  buyBeginTime?: Moment
  /** The time from which the balance of a pre-sale can be paid. */
  balanceBeginTime?: Moment
  /** The time until which the balance of a pre-sale can be paid. */
  balanceEndTime?: Moment
}

/** A promotion in a list. */
export interface ListedPromotion extends OpsPromotionId {
  version: number
  promotionType: PromotionType
  name: string
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: CampaignStatus
  /** Epoch ms since when nobody can join any more; absent while shoppers can join. */
  stoppedAt?: number
  /** Number of skus in the promotion. */
  skus: number
  /** What staff can do with the promotion now. */
  allowed: PromotionDeed[]
}

/** A page of promotions, the latest end first. */
export interface OpsPromotionPage {
  promotions: ListedPromotion[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A sku of an {@link OpsPromotion}. Money is fen. */
export interface OpsPromotionSku {
  skuNo: string
  name: string
  /** Price of the sku without a promotion. */
  price: number
  /** Price of the sku in the promotion; absent if the promotion sets none. */
  promotionPrice?: number
  /** `promotionPrice` as percent of `price`; absent if it is a fixed price. */
  promotionRate?: number
  /** Pieces left of the promotion's own stock; absent if it has no stock of its own. */
  stock?: number
  /** Pieces sold of the promotion's own stock. */
  sold: number
  /** Largest number of pieces that one shopper can buy; absent if the owner set no number. */
  shopperLimit?: number
}

/** A promotion with its skus. Money is fen, times are epoch ms. */
export interface OpsPromotion extends Omit<ListedPromotion, 'skus'> {
  /** The promotion as its owner set it, in the form of a shop file. `change` takes the same form. */
  facts: PromotionFacts
  skus: OpsPromotionSku[]
}

/** A sku of a {@link PromotionPreview}. Money is fen. */
export interface PromotionPreviewSku {
  skuNo: string
  name: string
  /** Price of the sku without a promotion. */
  price: number
  /** Price of the sku in the promotion; absent if the promotion sets none. */
  promotionPrice?: number
  /** Pieces available at the promotion's price; the stock of the sku if the promotion has none of its own. */
  pieces: number
  /** Largest number of pieces that one shopper can buy; absent if there is no limit. */
  shopperLimit?: number
  /**
   * The prices of a piece after the help of each friend, in a bargain campaign; the price after the first friend's help
   * comes first.
   */
  pricesAfterHelp?: number[]
}

/** A promotion as shoppers will see it, with hints for its owner. Money is fen, times are epoch ms. */
export interface PromotionPreview extends OpsPromotionId {
  promotionType: PromotionType
  name: string
  beginTime: number
  endTime: number
  /** The time from which shoppers see the promotion. */
  displayTime: number
  status: CampaignStatus
  /** The path of the page where shoppers find the promotion. */
  path: string
  /** The rules of the promotion in words, a sentence each. */
  rules: string[]
  skus: PromotionPreviewSku[]
  /** Hints for the owner. The promotion can run in spite of them. */
  warnings: PromotionWarning[]
  /** Rules of platforms that the promotion may break, and the possible penalties. */
  doorWarnings: DoorWarning[]
}
