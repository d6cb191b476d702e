import type { ArrivalNoticeStatus, LiveStatus, PresentType, TrackAction } from '@hearth/domain'
import type { CouponWorth } from './coupon-worth.types'
import type { AddressDelivery } from './delivery.types'
import type { Picture } from './picture.types'
import type { ProductItem, Promotion, Sku, Spu } from './products.types'
import type { FlashSaleProduct } from './promotions.types'
import type { KeyedPage, List } from './shared.types'
import type {
  AreaCode,
  Count,
  EpochMs,
  Fen,
  Id,
  MaskedTelephone,
  Pixels,
  SkuNo,
  SpuNo,
  Telephone,
  Title,
  Url,
} from './values.types'

/** A flash sale with its products. */
export interface FlashSaleGroup {
  /** The promotion of its products, of type 101. */
  promotionId: Id
  /** Its name. */
  title: Title
  /** Epoch ms: when it begins. */
  beginTime: EpochMs
  /** Epoch ms: when it ends. */
  endTime: EpochMs
  /** What is sold, as `promotions.listFlashSaleProducts` lists it. */
  products: FlashSaleProduct[]
}

/** Flash sales, those that begin soonest first; ended ones are left out. */
export interface FlashSaleList extends List<FlashSaleGroup> {}

/** Names a product in a group promotion. */
export interface GetGroupProduct {
  /** The product. */
  spuNo: SpuNo
  /** The promotion, of type 103. */
  promotionId: Id
}

/** A product at the price of a group. */
export interface GroupProduct {
  /** The product. */
  spu: Spu
  /** Its skus; those the promotion covers have it among their promotions. */
  skus: Sku[]
  /** The promotion. */
  promotion: Promotion
  /** Shoppers who make a group, the leader too.
   * @asType integer
   * @minimum 2
   * @examples [2] */
  groupSize: number
}

/** Names an arrival notice. */
export interface ArrivalId {
  /** The notice, as subscribing gave it; belongs to one shopper. */
  arrivalId: Id
}

/** To be told when a sku is back. Asked twice for a sku, it stays one notice. */
export interface SubscribeArrival {
  /** The sku. */
  skuNo: SkuNo
  /** Where the SMS goes; absent for the shopper's own telephone. */
  telephone?: Telephone
}

/** Whether a shopper is to be told when a sku is back (F11). */
export interface ArrivalNotice extends ArrivalId {
  /** The sku. */
  skuNo: SkuNo
  /** How the notice stands. */
  status: ArrivalNoticeStatus
  /** Where the SMS goes. */
  telephone: MaskedTelephone
}

/** An arrival notice in a list, with what it is about. */
export interface ListedArrival extends ArrivalNotice {
  /** The product it belongs to. */
  spuNo: SpuNo
  /** The name of the sku.
   * @maxLength 200
   * @examples ["暖居智能音箱 Pro 月光白"] */
  skuName: string
  /** Its picture. */
  picture: Picture
  /** Whether it can be bought now. */
  inStock: boolean
  /** Epoch ms: when it was asked for. */
  createTime: EpochMs
}

/** The arrival notices of a shopper, newest first. */
export interface ArrivalList extends List<ListedArrival> {}

/** Asks for presents. */
export interface GetPresents {
  /** Who they are for. */
  presentType: PresentType
}

/** What is known of a coupon that is given away, beside its worth. */
export interface PresentCouponFacts {
  /** Its batch. */
  couponBatchId: Id
  /** What it is called.
   * @maxLength 40
   * @examples ["新人见面礼"] */
  couponName: string
  /** Fen: what products must come to; 0 for no threshold. */
  thresholdAmount: Fen
  /** Epoch ms: first moment it can be used. */
  beginTime: EpochMs
  /** Epoch ms: last moment it can be used. */
  endTime: EpochMs
  /** Days it can be used from when it is taken; absent: until `endTime`. */
  validDays?: Count
  /** The skus it is for; absent: all. */
  skuNos?: SkuNo[]
}

/** A coupon that is given away.
 * @discriminator discountType */
export type PresentCoupon = PresentCouponFacts & CouponWorth

/** Presents for newcomers (F11): who never ordered. */
export interface FreshmanPresents {
  /** The activity that gives them away; `getPresent` tells more of it. */
  activityId: Id
  /** Its name. */
  title: Title
  /** Coupons that the first login brings; empty for none. */
  coupons: PresentCoupon[]
  /** Products at a newcomer's price, one card each; empty for none. `pricing` has the price: ask `priceSku` for a
   * newcomer. */
  products: ProductItem[]
}

/** A present. */
export interface PresentInfo {
  /** The activity that gives it away. */
  activityId: Id
  /** Its name. */
  title: Title
  /** What it is, and who gets it.
   * @maxLength 500
   * @examples ["首次下单的用户可领取，每人一份，领完为止。"] */
  description: string
  /** What it looks like; absent for none. */
  picture?: Picture
  /** Epoch ms: first moment it can be taken. */
  beginTime: EpochMs
  /** Epoch ms: last moment it can be taken. */
  endTime: EpochMs
}

/** Names what a token leads to. */
export interface TokenPath {
  /** The token, which is an address itself: a path of the shop, on no other host.
   * @pattern ^/(?!/)
   * @maxLength 500
   * @examples ["/api/content/share/v1/8f3a2c"] */
  token: string
}

/** What a token leads to. */
export interface TokenContent {
  /** Its headline. */
  title: Title
  /** Path of the shop to open. */
  url: Url
  /** What it looks like; absent for none. */
  picture?: Picture
}

/** Tells that content was read, pressed or shared. */
export interface TrackContent {
  /** The content: a live broadcast by its id, a page an owner composed by its address such as `/home`, a short link by
   * its code. */
  contentId: Id
  /** The action. */
  action: TrackAction
}

/** Whether it was counted. */
export interface TrackedContent {
  /** False for content nobody knows. */
  noted: boolean
}

/** Names the page a picture is for. */
export interface GetShareImage {
  /** Path of the page, such as `/product/1001`, or its whole address in this shop: home, lists of products, a product,
   * coupons, points, stores, a newcomer's presents, recommendations, a merchant, groups. */
  url: Url
}

/** A picture ready for sharing: JPEG. */
export interface ShareImage {
  /** Address of the picture, with a code that leads to the page. It is good for 30 days. */
  url: Url
  /** Pixels: how wide it is. */
  width: Pixels
  /** Pixels: how high it is. */
  height: Pixels
}

/** A live broadcast. */
export interface Live {
  /** The broadcast. */
  liveId: Id
  /** Its name. */
  title: Title
  /** The picture it is listed with. */
  cover: Picture
  /** Epoch ms: when it begins. */
  beginTime: EpochMs
  /** Epoch ms: last moment it is on air. */
  endTime: EpochMs
  /** Where it stands. */
  status: LiveStatus
  /** Where to watch; once it is over, where to watch it again. */
  url: Url
}

/** A page of live broadcasts: those on air first, then the next ones, the soonest in front, then those that can be
 * watched again, the latest in front. */
export interface LiveList extends KeyedPage<Live> {}

/** A business licence. */
export interface BusinessLicense {
  /** The company, as its licence names it.
   * @maxLength 100
   * @examples ["暖居（北京）科技有限公司"] */
  companyName: string
  /** Unified social credit code: 18 digits and capitals.
   * @minLength 18
   * @maxLength 18
   * @examples ["91110000MA0000000H"] */
  creditCode: string
  /** Address of the picture. */
  url: Url
}

/** Asks how a product travels. */
export interface GetSpuDelivery {
  /** The product. */
  spuNo: SpuNo
  /** Which of its skus; the default one when absent. */
  skuNo?: SkuNo
  /** Where to: an address of the shopper; the default one when absent. */
  addressId?: Id
}

/** How a product is delivered: to an address, or in general if none is known. */
export interface SpuDelivery extends AddressDelivery {
  /** Fen: what it costs alone; 0 for free. */
  freightAmount: Fen
}

/** Asks for stores near a place: a point, or a city. */
export interface GetStores {
  /** Degrees east, WGS 84; goes with `latitude`.
   * @minimum -180
   * @maximum 180
   * @examples [116.43] */
  longitude?: number
  /** Degrees north, WGS 84.
   * @minimum -90
   * @maximum 90
   * @examples [39.94] */
  latitude?: number
  /** The city; every one when absent. */
  cityCode?: AreaCode
}

/** A store of the shop. */
export interface Store {
  /** The store. */
  storeId: Id
  /** Its name.
   * @maxLength 40
   * @examples ["暖居体验店（东直门店）"] */
  name: string
  /** Where it is.
   * @maxLength 200
   * @examples ["北京市东城区东直门外大街 8 号一层"] */
  address: string
  /** Whom to call.
   * @maxLength 20
   * @examples ["010-88886666"] */
  telephone: string
  /** When it is open.
   * @maxLength 60
   * @examples ["每天 10:00-22:00"] */
  openingHours: string
  /** Metres from the asker; absent where the asker named no point.
   * @asType integer
   * @minimum 0
   * @examples [820] */
  distance?: number
}

/** Stores, nearest first, at most 50. */
export interface StoreList extends List<Store> {}
