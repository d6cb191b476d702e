import type {
  BundleKind,
  CouponDiscountType,
  CouponSource,
  GiftAudience,
  PromotionSupportTarget,
  PromotionType,
  VipType,
} from '@hearth/domain'
import type { StoredMaterialPrice } from '#areas/after-sale/service-settings'
import type { DeliveryRules } from '@hearth/domain'
import type { Filing, OrderAddress, SaleAttribute, SkuAttribute, SpecificationGroup } from '@hearth/sdk/core'
import type { StoredBlock } from '#database/tables/stored-block'

/** A picture by the name it is stored or drawn under. */
export interface ShopFilePicture {
  /** Letters, digits, - and _, at most 100: it stands in the picture's address. */
  name: string
  alt: string
  /** Pixels of the original; taken from `file` where that is there. */
  width?: number
  height?: number
  /**
   * Tells one version of the picture from another, 8 to 64 hexadecimal digits in small letters; made from `file` where
   * absent.
   */
  hash?: string
  /**
   * Its path below the shop file's folder, such as `pictures/lamp.jpg`, or the picture itself in base64: png, jpeg or
   * webp. Absent where the shop draws it.
   */
  file?: string
}

/** A picture whose size is known, its `file` in base64. */
export type MeasuredPicture = ShopFilePicture & { width: number; height: number }

/** A sku of a {@link ShopFileSpu}. */
export interface ShopFileSku {
  skuNo: string
  skuName: string
  attributes: SkuAttribute[]
  /** Name of a picture. */
  picture: string
  /** Fen. */
  price: number
  /** Fen: what its maker suggests. */
  marketPrice?: number
  /**
   * Fen: the lowest at which it was sold, elsewhere, in the seven days before it came into this shop. A known sku goes
   * by what this shop sold it at; of one without, no price is struck through until that is known.
   */
  soldAt?: number
  /** Pieces at hand when the sku is new; a known sku keeps what it has. */
  stock: number
  limitQuantity?: number
  /**
   * Whether it can be bought; `false` takes it off the shelf, whatever its stock. A known sku stays as it is where
   * absent, a new one is on the shelf.
   */
  onShelf?: boolean
  /** Whether it is delivered as codes, which `hearth codes import` takes in; no when absent. */
  byCode?: boolean
}

/** How to use a product. */
export interface ShopFileGuide {
  title: string
  /** Where it is read: a path of the shop, or an address that begins with https://. */
  url: string
}

/** A spu with its skus. */
export interface ShopFileSpu {
  spuNo: string
  name: string
  sellingPoint: string
  brandName: string
  categoryCode: string
  merchantId: string
  /** Names of pictures. */
  pictures: string[]
  detailPictures: string[]
  highlights: string[]
  specifications: SpecificationGroup[]
  /** Values in display order; `picture` is a name. */
  saleAttributes: (Omit<SaleAttribute, 'values'> & { values: { value: string; picture?: string }[] })[]
  services: string[]
  defaultSkuNo: string
  /** Pieces sold before this shop began to count. */
  soldBefore?: number
  /** What shoppers find with their paid orders of it; a known product keeps what it has where absent. */
  guide?: ShopFileGuide
  skus: ShopFileSku[]
}

/** A sku of a {@link ShopFilePromotion}. */
export interface ShopFilePromotionSku {
  skuNo: string
  promotionPrice?: number
  /**
   * Pieces the promotion has of its own in all, those sold included; as many as the sku has where absent. Pieces of
   * unpaid orders count as sold, and come on top when those are cancelled.
   */
  stock?: number
  /**
   * Pieces one shopper may have at its price, in all orders that are not cancelled; in a flash sale 5 where absent,
   * else any number.
   */
  shopperLimit?: number
  /** Of a pre-sale: what is paid first for a piece. */
  depositAmount?: number
  /** Of a pre-sale: what that counts for once the balance is paid; as much as it is where absent. */
  depositWorth?: number
}

/**
 * A promotion and the skus it covers. Times are epoch ms, amounts fen. Types that cannot be bought yet
 * (`PROMOTION_TYPES_TO_COME`) are refused.
 */
export interface ShopFilePromotion {
  promotionId: string
  promotionType: PromotionType
  promotionName: string
  beginTime: number
  endTime: number
  displayTime?: number
  supportTarget?: PromotionSupportTarget
  thresholdAmount?: number
  reduceAmount?: number
  thresholdQuantity?: number
  discountRate?: number
  giftSkuNo?: string
  giftName?: string
  /** A free trial's (114): days a sku may be tried for. Each of its skus has a `stock`: the pieces that are lent. */
  trialDays?: number
  /** Of a pre-sale, whose deposits are paid while it runs: from when the balance can be paid. */
  balanceBeginTime?: number
  /** Of a pre-sale: until when; at least a day later, and a day after `endTime`. */
  balanceEndTime?: number
  /**
   * Of a pre-sale: whether the shop keeps the deposit of who does not pay the balance, or who cancels. Then it is at most
   * 20 percent of what a piece costs.
   */
  depositKept?: boolean
  /**
   * Of a crowd-funding (113): pieces that have to be paid until `endTime`. Each of its skus is a tier, with a
   * `promotionPrice` and a `stock`. One that is over runs again with a later `beginTime`.
   */
  goalPieces?: number
  /** Of a crowd-funding: fen that its pieces have to come to, in place of `goalPieces`. */
  goalAmount?: number
  skus: ShopFilePromotionSku[]
}

/** What holds for all free trials. */
export interface ShopFileFreeTrials {
  /** Products a shopper may have on trial at once. */
  atOnce: number
}

/** A sku of a {@link ShopFileBundle}. */
export interface ShopFileBundleSku {
  skuNo: string
  /** Pieces in one set; 1 where absent. */
  itemQuantity?: number
  /** What one piece costs in a mark-up sale. */
  price?: number
}

/**
 * A set, which costs `price` together, or a mark-up sale, whose skus each cost their own price beside other products
 * for `thresholdAmount`. Times are epoch ms, amounts fen.
 */
export interface ShopFileBundle {
  promotionId: string
  kind: BundleKind
  name: string
  beginTime: number
  endTime: number
  supportTarget?: PromotionSupportTarget
  price?: number
  thresholdAmount?: number
  skus: ShopFileBundleSku[]
}

/** A store that shoppers can go to. */
export interface ShopFileStore {
  storeId: string
  name: string
  address: string
  telephone: string
  /** Such as 每天 10:00-22:00. */
  openingHours: string
  /** The city it is in, as addresses have it. */
  cityCode: string
  /** Degrees east, WGS 84. */
  longitude: number
  /** Degrees north. */
  latitude: number
}

/** A live broadcast. Times are epoch ms. */
export interface ShopFileLive {
  liveId: string
  title: string
  /** Name of the picture it is listed with. */
  cover: string
  beginTime: number
  endTime: number
  /** Where it is watched: a path of the shop, or an address that begins with https://. */
  url: string
  /** Where it can be watched again; it is no longer listed once it is over where absent. */
  replayUrl?: string
}

/** A kind of membership that is sold, and what it costs in fen; its coupons are those of batches with its `vipType`. */
export interface ShopFileMembership {
  vipType: VipType
  price: number
}

/** A kind of coupon. */
export interface ShopFileCouponBatch {
  couponBatchId: string
  name: string
  discountType: CouponDiscountType
  couponValue: number
  thresholdAmount?: number
  beginTime: number
  endTime: number
  /** Only for these skus. */
  skuNos?: string[]
  /** Whether a new shopper gets one. */
  onSignup?: boolean
  /** How shoppers come by them; from staff alone when absent. */
  source?: CouponSource
  /** Epoch ms: from when they can be taken; always when absent. */
  receiveBegin?: number
  /** Epoch ms: until when they can be taken; for as long as they can be used when absent. */
  receiveEnd?: number
  /** How many may be taken in all; as many as there are shoppers when absent. */
  quantity?: number
  /** How many one shopper may take; 1 when absent. */
  perShopper?: number
  /** Days one can be used from when it is taken; until `endTime` when absent. */
  validDays?: number
  /** The membership they come with, for those of the source `membership`. */
  vipType?: VipType
  /** Every how many months of that membership another one comes; one when it begins where absent. */
  everyMonths?: number
  /** Codes on cards, for those of the source `code`. Codes that are there already stay. */
  codes?: string[]
  /** Which coupons become one of these, for those of the source `merge`. */
  mergedFrom?: { couponBatchId: string; pieces: number }
}

/** Redemption codes of a kind, and what they are good for. */
export interface ShopFileDuBatch {
  batchId: string
  name: string
  /** Fen that a piece costs with a code; 0 for nothing. */
  price: number
  /** Pieces that one code is good for; 1 when absent. */
  pieces?: number
  /** What may be chosen. */
  skuNos: string[]
  /** Last moment at which an order may use one, epoch ms. */
  endTime: number
  /** Codes on cards, whose last sign is their check sign. Codes that are there already stay. */
  codes?: string[]
}

/** An activity that gives one present to each shopper who takes part: a coupon or points. Times are epoch ms. */
export interface ShopFileActivity {
  activityId: string
  name: string
  /** What shoppers read of it; made of `audience` when absent. */
  description?: string
  /** Name of the picture it is shown with. */
  picture?: string
  beginTime: number
  endTime: number
  /** Who may take it; everybody when absent. */
  audience?: GiftAudience
  /** The kind of coupon it gives; this or `points`. */
  couponBatchId?: string
  points?: number
  /** How many there are in all; as many as there are shoppers when absent. */
  quantity?: number
}

/** A product to be had for points. */
export interface ShopFileIntegralProduct {
  productId: string
  /** The sku that is sent. */
  skuNo: string
  /** Points for one piece. */
  integral: number
  /** Pieces there are for points when the product is new; a known one keeps what it has. */
  stock: number
  /** How many one shopper may have; 1 when absent. */
  perShopper?: number
  /** Whether it can be had; yes when absent. */
  onShelf?: boolean
}

/** Who the shop is. What is left out stays as it was; the server brings what no owner has said. */
export interface ShopFileProfile {
  /** At most 20 characters; ends the title of every page. */
  name?: string
  /** One line for the end of every page. */
  slogan?: string
  /** For search engines, and for those a page is shared with. */
  description?: string
  /** Name of a square picture. */
  logo?: string
  /** The colour of buttons and links, such as `#0a7d5a`; what goes with it, on dark ground too, is made of it. */
  colour?: string
  /** When the telephones are answered, such as `每天 9:00 至 21:00`. */
  serviceHours?: string
  companyName?: string
  /** The business licence: its unified social credit code, and the name of its picture. */
  license?: { creditCode: string; picture: string }
  /** Registrations such as the ICP one, with the addresses where they can be looked up. */
  filings?: Filing[]
  /** What can be paid with, as shoppers read it. */
  paymentMarks?: string[]
}

/** A cabinet, or a point with somebody at its desk, where shoppers fetch parcels. */
export interface ShopFileCabinet {
  cabinetId: string
  /** `cabinet` when absent. */
  kind?: 'cabinet' | 'point'
  name: string
  telephone: string
  /** What comes after the street; the areas are named by their codes. */
  address: string
  openingHours: string
  provinceCode: string
  cityCode: string
  districtCode: string
  streetCode?: string
  longitude: number
  latitude: number
  /** Compartments that the shop may use. */
  capacity: number
  /** Most pieces of an order that go into one. */
  mostPieces: number
}

/** What after-sale service needs to know. What is left out stays as it was. */
export interface ShopFileService {
  /** Where products are sent back to. */
  address?: OrderAddress
  /** The published prices of parts: all of them. */
  materials?: StoredMaterialPrice[]
}

/** A shop as a file: what `hearth import` reads. Every part may be left out. */
export interface ShopFile {
  shop?: ShopFileProfile
  service?: ShopFileService
  merchants?: { merchantId: string; name: string; companyName: string; telephone: string }[]
  categories?: { code: string; name: string; subtitle?: string; picture: string }[]
  pictures?: ShopFilePicture[]
  products?: ShopFileSpu[]
  promotions?: ShopFilePromotion[]
  freeTrials?: ShopFileFreeTrials
  bundles?: ShopFileBundle[]
  /** All kinds that are sold. */
  memberships?: ShopFileMembership[]
  /** Where the shop delivers to, and how long that takes: all rules there are. */
  delivery?: DeliveryRules
  /** All cabinets and pickup points that orders may go to. */
  cabinets?: ShopFileCabinet[]
  /** All stores there are. */
  stores?: ShopFileStore[]
  /** All live broadcasts there are. */
  lives?: ShopFileLive[]
  couponBatches?: ShopFileCouponBatch[]
  /** Gift activities; those a file leaves out stay as they are. */
  activities?: ShopFileActivity[]
  duBatches?: ShopFileDuBatch[]
  integralProducts?: ShopFileIntegralProduct[]
  pages?: { urlMapping: string; title: string; description: string; blocks: StoredBlock[] }[]
}

/** A shop file whose pictures have been looked at. */
export type MeasuredShopFile = Omit<ShopFile, 'pictures'> & { pictures?: MeasuredPicture[] }
