import type {
  Availability,
  FreeTrialStatus,
  InventoryStatus,
  PromotionSupportTarget,
  PromotionType,
  RecommendScene,
  SkuSaleStatus,
  SkuStatus,
  SpuPlatform,
} from '@hearth/domain'
import type { OfferedCampaign } from './campaign.types'
import type { CartTerms } from './cart-terms.types'
import type { Picture } from './picture.types'
import type { List } from './shared.types'
import type { CategoryCode, Count, EpochMs, Fen, Id, ProductName, SkuNo, SpuNo } from './values.types'

/** One choice a sku stands for, such as 颜色 = 月光白. */
export interface SkuAttribute {
  /** What is chosen.
   * @examples ["颜色"] */
  name: string
  /** The choice.
   * @examples ["月光白"] */
  value: string
}

/** A promotion of a sku (E10). Which of several hold is the domain's `filterPromotions` (S18, S20). */
export interface Promotion extends CartTerms {
  /** The promotion. */
  promotionId: Id
  /** What kind it is. */
  promotionType: PromotionType
  /** What shoppers read.
   * @examples ["双十一限时直降"] */
  promotionName: string
  /** Fen: price while it runs. Absent where the promotion does not set a price (205, 1001, 1002). */
  promotionPrice?: Fen
  /** Epoch ms: first moment it runs. */
  beginTime: EpochMs
  /** Epoch ms: last moment it runs. */
  endTime: EpochMs
  /** Epoch ms: from when it may be announced; from `beginTime` when absent. */
  displayTime?: EpochMs
  /** Whether the promotion has stock of its own left. Absent where it has none of its own (S23). */
  promotionInventoryStatus?: InventoryStatus
  /** Pieces left of the stock of its own, told only when there are 10 or fewer. The shop's own choice. */
  surplus?: Count
  /** Who it is for, everybody when absent; `vip` replaces the ordinary one of the same type (S20). */
  promotionSupportTarget?: PromotionSupportTarget
  /** Pieces of a sku one shopper may have at its price, in all orders that are not cancelled; absent where it sets no
   * limit. How many a shopper has says `user.info`. */
  limitQuantity?: Count
  /** Days a sku of a 114 may be tried for, from when it is received. */
  trialDays?: Count
  /** 205: what comes with it.
   * @examples ["栖光感应小夜灯 月光白 1 只"] */
  giftName?: string
  /** 205: the sku that comes with it. */
  giftSkuNo?: SkuNo
  /** Fen: 105: the deposit on a piece, paid until `endTime`. The rest of `promotionPrice` is paid as its balance. */
  depositAmount?: Fen
  /** Fen: 105: what the deposit on a piece counts for once the balance is paid; as much as it is where absent. */
  depositWorth?: Fen
  /** Epoch ms: 105: from when the balance can be paid. */
  balanceBeginTime?: EpochMs
  /** Epoch ms: 105: until when; then the order ends. */
  balanceEndTime?: EpochMs
  /** 105: whether the shop keeps the deposit of who does not pay the balance, or who cancels; else it goes back. */
  depositKept?: boolean
  /** What it tells of the kind of order that buys by it; absent where it has nothing to tell. The shop's own choice. */
  campaign?: OfferedCampaign
}

/** How a shopper's free trial of a sku stands (S24). */
export interface FreePromotionStatus {
  /** The sku can be tried when it is not above 0, or is 6. */
  status: FreeTrialStatus
}

/** A sku: one thing that can be bought (E10). Whether it can be is the domain's `skuAvailability` (S23). */
export interface Sku {
  /** The sku. */
  skuNo: SkuNo
  /** The spu it is a variant of. */
  spuNo: SpuNo
  /** Full name with its choices. */
  skuName: ProductName
  /** Its choices, in the order of the spu's. */
  attributes: SkuAttribute[]
  /** Fen: ordinary price. */
  price: Fen
  /** Fen: what its maker suggests. Nobody need have paid it, so the shop's pages strike no such price through. */
  marketPrice?: Fen
  /**
   * Fen: the lowest price at which anybody could have it in the seven days before its present price began, for
   * `priceSku` to cross out. Absent for a sku that was not sold before, and for a price that has applied for long.
   */
  lowestPrice?: Fen
  /** Whether it is active. */
  skuStatus: SkuStatus
  /** Whether it is on sale. */
  skuSaleStatus: SkuSaleStatus
  /** Whether it is in stock. */
  inventoryStatus: InventoryStatus
  /** Pieces left, told only when there are 10 or fewer. */
  surplus?: Count
  /** Pieces one order may hold at most. */
  limitQuantity: Count
  /** Its face. */
  picture: Picture
  /** Promotions that are announced and not over; may be empty. */
  promotions: Promotion[]
  /**
   * Whether a new applicant can try it for free: 0, or -1 if none is left; absent without a trial.
   * `promotions.listFreeTrialProducts` tells a shopper's own status.
   */
  freePromotionStatus?: FreePromotionStatus
}

/** One line of a specification table, such as 屏幕尺寸 = 8 英寸. */
export interface Specification {
  /** What is told.
   * @examples ["屏幕尺寸"] */
  name: string
  /** What it is.
   * @examples ["8 英寸"] */
  value: string
}

/** A group of specification lines. */
export interface SpecificationGroup {
  /** Its heading.
   * @examples ["主体"] */
  name: string
  /** Its lines, in display order. */
  items: Specification[]
}

/** One value of an attribute, with the picture of skus that have it. */
export interface SaleAttributeValue {
  /** The choice.
   * @examples ["月光白"] */
  value: string
  /** What it looks like; absent where it makes no difference to the eye. */
  picture?: Picture
}

/** One attribute that tells skus of a spu apart. */
export interface SaleAttribute {
  /** What is chosen.
   * @examples ["颜色"] */
  name: string
  /** The choices, in display order. */
  values: SaleAttributeValue[]
}

/** A spu: what a product page is about. */
export interface Spu {
  /** The spu. */
  spuNo: SpuNo
  /** Its name, without choices. */
  name: ProductName
  /** One line under the name.
   * @examples ["六麦环形阵列，客厅任何角落一唤即应"] */
  sellingPoint: string
  /** Its brand.
   * @examples ["暖居"] */
  brandName: string
  /** Its category. */
  categoryCode: CategoryCode
  /** What the category is called.
   * @examples ["智能音箱"] */
  categoryName: string
  /** Who sells it. */
  merchantId: Id
  /** What the merchant is called.
   * @examples ["暖居官方旗舰店"] */
  merchantName: string
  /** Pictures of the gallery, first one the face. */
  pictures: Picture[]
  /** Pictures of the detail section, long. */
  detailPictures: Picture[]
  /** Short reasons to buy.
   * @examples [["远场语音", "全屋互联"]] */
  highlights: string[]
  /** Its specification table, in display order. */
  specifications: SpecificationGroup[]
  /** What tells its skus apart; empty for a spu of one sku. */
  saleAttributes: SaleAttribute[]
  /** Promises.
   * @examples [["7 天无理由退货", "全国联保"]] */
  services: string[]
  /** The sku that stands for the spu when none was asked for. */
  defaultSkuNo: SkuNo
  /** Pieces sold so far. */
  soldQuantity: Count
}

/** Asks for a spu. */
export interface GetSpu {
  /** The spu. */
  spuNo: SpuNo
  /** For what kind of screen: 2 mobile, 1 desktop. */
  platform: SpuPlatform
}

/** Asks for the skus of spus. */
export interface ListSpuSkus {
  /** Which spus; the client asks for 20 at a time (C08).
   * @maxItems 100 */
  spuNo: SpuNo[]
}

/** The skus of one spu. */
export interface SpuSkus {
  /** The spu. */
  spuNo: SpuNo
  /** Its skus, in display order; empty for a spu nobody knows. */
  skus: Sku[]
}

/** Asks for skus. */
export interface ListSkus {
  /** Which skus; the client asks for 20 at a time (C08).
   * @maxItems 100 */
  skuNo: SkuNo[]
  /** 1 gives the promotions of cart groups (1001, 1002) too; absent leaves them out. */
  promotionGroup?: 1
}

/** Asks for products as cards: by spu, by sku, or both. */
export interface ListItems {
  /** Which skus; the client asks for 20 at a time (C08).
   * @maxItems 100 */
  skuNo?: SkuNo[]
  /** Which spus; the client asks for 20 at a time (C08).
   * @maxItems 100 */
  spuNo?: SpuNo[]
}

/** A product as a card shows it. */
export interface ProductItem {
  /** The product. */
  spuNo: SpuNo
  /** The sku whose price and picture it shows. */
  skuNo: SkuNo
  /** The product's name. */
  name: ProductName
  /** One line under the name.
   * @examples ["六麦环形阵列，客厅任何角落一唤即应"] */
  sellingPoint: string
  /** Its category. */
  categoryCode: CategoryCode
  /** Its face. */
  picture: Picture
  /** Fen: price to pay now, for shoppers without the conditions in `pricing`. */
  price: Fen
  /** Fen: price to strike through, when `price` is lower: what it was sold at before. */
  originalPrice?: Fen
  /** The promotion that sets the price; absent for the ordinary one. */
  promotionType?: PromotionType
  /**
   * The data to compute `price`, if it differs for some shoppers: members, newcomers, shoppers at a promotion's limit.
   * Absent if everybody pays the same.
   */
  pricing?: ItemPricing
  /** Tags, at most three.
   * @maxItems 3
   * @examples [["限时直降", "满500减50"]] */
  tags: string[]
  /** Pieces sold so far. */
  soldQuantity: Count
  /** Whether it can be bought, and if not, why (S23). */
  availability: Availability
}

/** What the price of a sku is worked out from for one shopper: ask the domain's `priceSku`. */
export interface ItemPricing {
  /** Fen: ordinary price. */
  price: Fen
  /** Fen: see `Sku.lowestPrice`. */
  lowestPrice?: Fen
  /** Promotions that may set a price. */
  promotions: Promotion[]
}

/** Asks for recommendations. */
export interface Recommend {
  /** Where they will stand. */
  scene: RecommendScene
  /** What they should go with; it is never among them. */
  spuNo?: SpuNo
  /** Items at most, 1 to 20.
   * @asType integer
   * @minimum 1
   * @maximum 20
   * @default 10
   * @examples [10] */
  count?: number
}

/** Recommended products, best first; only what can be bought. */
export interface Recommendations extends List<ProductItem> {}

/** Asks for a merchant. */
export interface GetMerchant {
  /** The merchant, as a spu names it. */
  merchantId: Id
}

/** Who sells. */
export interface Merchant {
  /** The merchant. */
  merchantId: Id
  /** What it is called.
   * @examples ["暖居官方旗舰店"] */
  name: string
  /** Company as its licence names it.
   * @examples ["暖居（北京）科技有限公司"] */
  companyName: string
  /** Service hotline.
   * @examples ["400-800-6688"] */
  telephone: string
  /** Products (spus) it sells. */
  productCount: Count
  /** Some of these, those sold most first.
   * @maxItems 8 */
  products: ProductItem[]
}
