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

/** Settings of deposits and balances of a pre-sale. */
export interface PreSaleTerms {
  /** Of a pre-sale, whose deposits are paid while it runs: from when the balance can be paid. */
  balanceBeginTime?: Moment
  /** Of a pre-sale: until when; at least a day later, and a day after `endTime`. */
  balanceEndTime?: Moment
  /**
   * Of a pre-sale: whether the shop keeps the deposit if the shopper cancels or does not pay the balance. Such a
   * deposit is at most 20 percent of the price of a piece.
   */
  depositKept?: boolean
}

/** Settings of a sku in a pre-sale. */
export interface PreSaleSkuTerms {
  /** Of a pre-sale: fen paid first for a piece. */
  depositAmount?: Price
  /** Of a pre-sale: fen that the deposit counts for once the balance is paid; as much as it is where absent. */
  depositWorth?: Price
}

/** A sku of a {@link ShopFilePromotion}. */
export interface ShopFilePromotionSku extends PreSaleSkuTerms {
  skuNo: ThingName
  promotionPrice?: Money
  /**
   * Instead of `promotionPrice`: percent to pay of the ordinary price, whatever it is at the time, but not below the
   * floor price of the sku.
   */
  promotionRate?: Rate
  /**
   * Total stock of the promotion, including sold pieces; the sku's own stock if absent. Pieces of unpaid orders count
   * as sold, and return when those are cancelled.
   */
  stock?: Pieces
  /**
   * Most pieces for one shopper at its price, in all orders that are not cancelled; if absent, 5 in a flash sale,
   * otherwise any number.
   */
  shopperLimit?: SomePieces
}

/** The condition of a cart promotion's tier, an amount or pieces or both, and its benefit. */
export interface CartTierTerms {
  /** Fen: the least amount of its skus. */
  thresholdAmount?: Money
  /** The least number of their pieces. */
  thresholdQuantity?: SomePieces
  /** Fen: discount of a promotion of type 1001. */
  reduceAmount?: Money
  /** Percent to pay under a 1002. */
  discountRate?: Rate
}

/** Conditions and benefits of a cart promotion (1001, 1002), and the others it combines with. */
export interface CartPromotionTerms extends CartTierTerms {
  /**
   * Its tiers, the lowest first, instead of the four fields above.
   * @minItems 1
   * @maxItems 10
   */
  tiers?: CartTierTerms[]
  /**
   * The order in which several are applied to the same pieces: smaller numbers first; 0 when absent.
   * @asType integer
   * @minimum -1000000
   * @maximum 1000000
   */
  priority?: number
  /**
   * Cart promotions that the same pieces may count for as well; it is enough that one of two names the other.
   * @maxItems 50
   */
  combinesWith?: ThingName[]
}

/** The owner's data of a promotion, and its skus. */
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

/** A promotion of a shop file. */
export interface ShopFilePromotion extends PromotionFacts {
  promotionId: ThingName
}

/** A sku of a {@link ShopFileBundle}. */
export interface ShopFileBundleSku {
  skuNo: ThingName
  /** Pieces in one set; 1 where absent. */
  itemQuantity?: SomePieces
  /** Price of one piece in a mark-up sale. */
  price?: Money
}

/**
 * A set, which costs `price` together, or a mark-up sale, whose skus each have a price of their own beside other
 * products for `thresholdAmount`.
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

/** Which promotions are meant. */
export interface ListOpsPromotions extends PageOf {
  promotionType?: PromotionType
  /** Only those that run now, are to come, or are over. */
  when?: 'running' | 'coming' | 'over'
  /**
   * A part of a name, or a whole id.
   * @maxLength 100
   */
  search?: string
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** Names a promotion. */
export interface OpsPromotionId {
  /**
   * @minLength 1
   * @maxLength 100
   * @examples ["double-eleven"]
   */
  promotionId: string
}

/** A promotion as it was read. */
export interface OpsPromotionAsRead extends OpsPromotionId, Expected {}

/** Adds a promotion, as a shop file would. */
export interface AddPromotion extends PromotionFacts {
  /** Name of the promotion in addresses. */
  promotionId: PlainId
}

/** Changes a promotion: an omitted field means the same as in a shop file. */
export interface ChangePromotion extends PromotionFacts, OpsPromotionAsRead {}

/** Copies a promotion. Omitted times keep their distance from the beginning. */
export interface CopyPromotion extends OpsPromotionAsRead {
  /** Name of the copy in addresses. */
  newId: PlainId
  beginTime: Moment
  endTime: Moment
  /** From when shoppers know of it. */
  displayTime?: Moment
  /** Of a reservation campaign: the last moment of reserving. */
  reserveEndTime?: Moment
  /** Of a reservation campaign: from when those who reserved can buy. */
  buyBeginTime?: Moment
  /** Of a pre-sale: from when the balance can be paid. */
  balanceBeginTime?: Moment
  /** Of a pre-sale: until when. */
  balanceEndTime?: Moment
}

/** A promotion as a list shows it. */
export interface ListedPromotion extends OpsPromotionId {
  version: number
  promotionType: PromotionType
  name: string
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: CampaignStatus
  /** Epoch ms: from when nobody can join; absent while anybody can. */
  stoppedAt?: number
  /** Skus it covers. */
  skus: number
  /** What staff can do with it now. */
  allowed: PromotionDeed[]
}

/** Promotions of a page, those that end last first. */
export interface OpsPromotionPage {
  promotions: ListedPromotion[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A sku of an {@link OpsPromotion}. Money is fen. */
export interface OpsPromotionSku {
  skuNo: string
  name: string
  /** Its price without a promotion. */
  price: number
  /** Its price in the promotion; absent if the promotion sets none. */
  promotionPrice?: number
  /** `promotionPrice` as percent of `price`; absent if it is a fixed price. */
  promotionRate?: number
  /** Pieces left of the promotion's own stock; absent if it has no stock of its own. */
  stock?: number
  /** Pieces sold of that stock. */
  sold: number
  /** Pieces one shopper may have; absent where the owner set no number. */
  shopperLimit?: number
}

/** A promotion with its skus. Money is fen, times are epoch ms. */
export interface OpsPromotion extends Omit<ListedPromotion, 'skus'> {
  /** The owner's data, in the form of a shop file, which `change` takes. */
  facts: PromotionFacts
  skus: OpsPromotionSku[]
}

/** A sku of a {@link PromotionPreview}. Money is fen. */
export interface PromotionPreviewSku {
  skuNo: string
  name: string
  /** Its price without a promotion. */
  price: number
  /** Its price in the promotion; absent if the promotion sets none. */
  promotionPrice?: number
  /** Pieces available at its price; the stock of the sku if the promotion has none of its own. */
  pieces: number
  /** Pieces one shopper may have; absent for any number. */
  shopperLimit?: number
  /** Of a bargain campaign: the price after each friend's help, the first friend's first. */
  pricesAfterHelp?: number[]
}

/** A promotion as shoppers will see it, with hints for its owner. Money is fen, times are epoch ms. */
export interface PromotionPreview extends OpsPromotionId {
  promotionType: PromotionType
  name: string
  beginTime: number
  endTime: number
  /** From when shoppers know of it. */
  displayTime: number
  status: CampaignStatus
  /** The path of the page where shoppers find it. */
  path: string
  /** Its rules in words, a sentence each. */
  rules: string[]
  skus: PromotionPreviewSku[]
  /** Hints for the owner; none of them keeps the promotion from running. */
  warnings: PromotionWarning[]
  /** Rules of platforms that it may break, and the possible penalties. */
  doorWarnings: DoorWarning[]
}
