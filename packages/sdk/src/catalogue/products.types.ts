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

/** An attribute value of a sku, such as 颜色 = 月光白. */
export interface SkuAttribute {
  /** Name of the attribute.
   * @examples ["颜色"] */
  name: string
  /** Value of the attribute.
   * @examples ["月光白"] */
  value: string
}

/**
 * A promotion of a sku (E10). `filterPromotions` of `@hearth/domain` decides which of a sku's promotions apply (S18,
 * S20).
 */
export interface Promotion extends CartTerms {
  /** The promotion.
   * @examples ["discount-1"] */
  promotionId: Id
  /** Type of the promotion. */
  promotionType: PromotionType
  /** Name of the promotion.
   * @examples ["双十一限时直降"] */
  promotionName: string
  /** Fen: price during the promotion. Absent if the promotion does not set a price (types 205, 1001 and 1002). */
  promotionPrice?: Fen
  /** Epoch ms: when the promotion begins. */
  beginTime: EpochMs
  /** Epoch ms: when the promotion ends. */
  endTime: EpochMs
  /** Epoch ms: from when the promotion is announced; absent: from `beginTime`. */
  displayTime?: EpochMs
  /** Whether the promotion's own stock has pieces left. Absent if it has no stock of its own (S23). */
  promotionInventoryStatus?: InventoryStatus
  /** Pieces left of the promotion's own stock; only given if there are 10 or fewer. Not part of the specification. */
  surplus?: Count
  /**
   * The shoppers that the promotion is for; absent: every shopper. A promotion for `vip` replaces the ordinary
   * promotion of the same type (S20).
   */
  promotionSupportTarget?: PromotionSupportTarget
  /** Pieces of a sku that one shopper can buy at the promotion's price, counted over all orders that are not cancelled;
   * absent for no limit. `user.info` returns how many the shopper has bought. */
  limitQuantity?: Count
  /** Days of the free trial (114), from receipt. */
  trialDays?: Count
  /** Name of the gift (promotion type 205).
   * @examples ["栖光感应小夜灯 月光白 1 只"] */
  giftName?: string
  /** The sku of the gift (promotion type 205). */
  giftSkuNo?: SkuNo
  /**
   * Fen: deposit for a piece (promotion type 105). It is paid until `endTime`; the rest of `promotionPrice` is paid
   * as the balance.
   */
  depositAmount?: Fen
  /**
   * Fen: part of the price that the deposit of a piece pays, which may be more than the deposit (promotion type 105).
   * Absent: equal to the deposit.
   */
  depositWorth?: Fen
  /** Epoch ms: from when the balance can be paid (promotion type 105). */
  balanceBeginTime?: EpochMs
  /**
   * Epoch ms: until when the balance can be paid (promotion type 105). An order whose balance is not paid by then is
   * cancelled.
   */
  balanceEndTime?: EpochMs
  /**
   * Whether the shop keeps the deposit of a shopper who cancels or does not pay the balance (promotion type 105);
   * otherwise it is refunded.
   */
  depositKept?: boolean
  /**
   * The campaign through whose orders the promotion sells its products; absent if it sells them in normal orders. Not
   * part of the specification.
   */
  campaign?: OfferedCampaign
}

/** A shopper's free-trial status for a sku (S24). */
export interface FreePromotionStatus {
  /**
   * Status of the trial. The product page of a free trial can open with the sku if the status is not above 0, or is 6
   * (S24).
   */
  status: FreeTrialStatus
}

/** A sku (E10). `skuAvailability` of `@hearth/domain` decides whether it can be bought (S23). */
export interface Sku {
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku. */
  spuNo: SpuNo
  /** Name of the sku with its attribute values. */
  skuName: ProductName
  /** Attribute values of the sku, in the order of the spu's attributes. */
  attributes: SkuAttribute[]
  /** Fen: ordinary price. */
  price: Fen
  /**
   * Fen: price suggested by the manufacturer. The shop may never have charged this price, so its pages do not cross it
   * out.
   */
  marketPrice?: Fen
  /**
   * Fen: the lowest price at which every shopper could buy the sku in the seven days before the current price began;
   * `priceSku` decides whether to cross out this price. Absent if the sku was not sold before, or if the current price
   * has applied for a long time.
   */
  lowestPrice?: Fen
  /** Whether the sku is active. */
  skuStatus: SkuStatus
  /** Whether the sku is on sale. */
  skuSaleStatus: SkuSaleStatus
  /** Whether the sku is in stock. */
  inventoryStatus: InventoryStatus
  /** Pieces left; only given if there are 10 or fewer. */
  surplus?: Count
  /** Pieces: maximum of one order. */
  limitQuantity: Count
  /** Main picture. */
  picture: Picture
  /** Announced and running promotions; may be empty. */
  promotions: Promotion[]
  /**
   * Free-trial status for a shopper who has not tried the sku: 0 if it can be tried, -1 if no trial is left; absent for
   * a sku without a free trial. `promotions.listFreeTrialProducts` returns a shopper's own status.
   */
  freePromotionStatus?: FreePromotionStatus
}

/** A line of a specification table, such as 屏幕尺寸 = 8 英寸. */
export interface Specification {
  /** Name of the property.
   * @examples ["屏幕尺寸"] */
  name: string
  /** Value of the property.
   * @examples ["8 英寸"] */
  value: string
}

/** A group of specification lines. */
export interface SpecificationGroup {
  /** Heading of the group.
   * @examples ["主体"] */
  name: string
  /** Lines of the group, in display order. */
  items: Specification[]
}

/** A value of an attribute, with the picture of skus that have it. */
export interface SaleAttributeValue {
  /** Value of the attribute.
   * @examples ["月光白"] */
  value: string
  /** Picture; absent if skus of different values look the same. */
  picture?: Picture
}

/** An attribute by which the skus of an spu differ. */
export interface SaleAttribute {
  /** Name of the attribute.
   * @examples ["颜色"] */
  name: string
  /** Values of the attribute, in display order. */
  values: SaleAttributeValue[]
}

/** An spu: the product of a product page. */
export interface Spu {
  /** The spu. */
  spuNo: SpuNo
  /** Name, without attribute values. */
  name: ProductName
  /** Selling point, one line under the name.
   * @examples ["六麦环形阵列，客厅任何角落一唤即应"] */
  sellingPoint: string
  /** Name of the brand.
   * @examples ["暖居"] */
  brandName: string
  /** Category of the product. */
  categoryCode: CategoryCode
  /** Name of the category.
   * @examples ["智能音箱"] */
  categoryName: string
  /** The merchant that sells the product.
   * @examples ["hearth"] */
  merchantId: Id
  /** Name of the merchant.
   * @examples ["暖居官方旗舰店"] */
  merchantName: string
  /** Pictures of the gallery; the first one is the main picture. */
  pictures: Picture[]
  /** Pictures of the detail section. */
  detailPictures: Picture[]
  /** Short reasons to buy.
   * @examples [["远场语音", "全屋互联"]] */
  highlights: string[]
  /** Specification table, in display order. */
  specifications: SpecificationGroup[]
  /** Attributes by which the skus of the spu differ; empty for an spu with one sku. */
  saleAttributes: SaleAttribute[]
  /** Service promises.
   * @examples [["7 天无理由退货", "全国联保"]] */
  services: string[]
  /** The sku that is shown if none is requested. */
  defaultSkuNo: SkuNo
  /** Pieces sold. */
  soldQuantity: Count
}

/** Asks for an spu. */
export interface GetSpu {
  /** The spu. */
  spuNo: SpuNo
  /** Type of screen: 2 mobile, 1 desktop. */
  platform: SpuPlatform
}

/** Asks for the skus of spus. */
export interface ListSpuSkus {
  /** The spus; the client requests 20 at a time (C08).
   * @maxItems 100 */
  spuNo: SpuNo[]
}

/** The skus of one spu. */
export interface SpuSkus {
  /** The spu. */
  spuNo: SpuNo
  /** Skus of the spu, in display order; empty for an unknown spu. */
  skus: Sku[]
}

/** Asks for skus. */
export interface ListSkus {
  /** The skus; the client requests 20 at a time (C08).
   * @maxItems 100 */
  skuNo: SkuNo[]
  /** 1 includes cart promotions (types 1001 and 1002); absent: cart promotions are left out. */
  promotionGroup?: 1
}

/** Asks for products as cards: by spu, by sku, or both. */
export interface ListItems {
  /** The skus; the client requests 20 at a time (C08).
   * @maxItems 100 */
  skuNo?: SkuNo[]
  /** The spus; the client requests 20 at a time (C08).
   * @maxItems 100 */
  spuNo?: SpuNo[]
}

/** A product as shown on a card. */
export interface ProductItem {
  /** The product. */
  spuNo: SpuNo
  /** The sku of the displayed price and picture. */
  skuNo: SkuNo
  /** Name of the product. */
  name: ProductName
  /** Selling point, one line under the name.
   * @examples ["六麦环形阵列，客厅任何角落一唤即应"] */
  sellingPoint: string
  /** Category of the product. */
  categoryCode: CategoryCode
  /** Main picture. */
  picture: Picture
  /** Fen: current price for a shopper to whom none of the conditions in `pricing` apply. */
  price: Fen
  /** Fen: the earlier price of the product, to cross out if `price` is lower. */
  originalPrice?: Fen
  /** The promotion that sets the price; absent for the ordinary price. */
  promotionType?: PromotionType
  /**
   * The data to compute a shopper's own `price`, if the price differs between shoppers: members, newcomers, shoppers at
   * a promotion's limit. Absent if the price is the same for every shopper.
   */
  pricing?: ItemPricing
  /** Tags, at most three.
   * @maxItems 3
   * @examples [["限时直降", "满500减50"]] */
  tags: string[]
  /** Pieces sold. */
  soldQuantity: Count
  /** Whether the product can be bought, and if not, the reason (S23). */
  availability: Availability
}

/** The data from which `priceSku` of `@hearth/domain` computes a shopper's price of a sku. */
export interface ItemPricing {
  /** Fen: ordinary price. */
  price: Fen
  /** Fen: see `Sku.lowestPrice`. */
  lowestPrice?: Fen
  /** Promotions that can set a price. */
  promotions: Promotion[]
}

/** Asks for recommendations. */
export interface Recommend {
  /** Where the recommendations are shown. */
  scene: RecommendScene
  /** The product to find recommendations for; it is excluded from them. */
  spuNo?: SpuNo
  /** Items at most, 1 to 20.
   * @asType integer
   * @minimum 1
   * @maximum 20
   * @default 10
   * @examples [10] */
  count?: number
}

/** Recommended products that can be bought, best first. */
export interface Recommendations extends List<ProductItem> {}

/** Asks for a merchant. */
export interface GetMerchant {
  /** The merchant, as in `merchantId` of an spu.
   * @examples ["hearth"] */
  merchantId: Id
}

/** A merchant. */
export interface Merchant {
  /** Id of the merchant.
   * @examples ["hearth"] */
  merchantId: Id
  /** Name of the merchant.
   * @examples ["暖居官方旗舰店"] */
  name: string
  /** Name of the company, as in its licence.
   * @examples ["暖居（北京）科技有限公司"] */
  companyName: string
  /** Service hotline.
   * @examples ["400-800-6688"] */
  telephone: string
  /** Products (spus) of the merchant. */
  productCount: Count
  /** Best sellers of the merchant.
   * @maxItems 8 */
  products: ProductItem[]
}
