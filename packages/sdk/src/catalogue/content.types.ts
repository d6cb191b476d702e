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
  /** The promotion (101) of its products.
   * @examples ["flash-1"] */
  promotionId: Id
  /** Name of the sale. */
  title: Title
  /** Epoch ms: when the sale begins. */
  beginTime: EpochMs
  /** Epoch ms: when the sale ends. */
  endTime: EpochMs
  /** Products of the sale, as in `promotions.listFlashSaleProducts`. */
  products: FlashSaleProduct[]
}

/** Flash sales, sorted by begin time; ended ones are left out. */
export interface FlashSaleList extends List<FlashSaleGroup> {}

/** Identifies a product in a group promotion. */
export interface GetGroupProduct {
  /** The product. */
  spuNo: SpuNo
  /** The promotion (103).
   * @examples ["group-1"] */
  promotionId: Id
}

/** A product with its group price. */
export interface GroupProduct {
  /** The product. */
  spu: Spu
  /** The skus of the product. The promotions of a sku include the group promotion if the sku belongs to it. */
  skus: Sku[]
  /** The promotion. */
  promotion: Promotion
  /** Shoppers in a group, including the leader.
   * @asType integer
   * @minimum 2
   * @examples [2] */
  groupSize: number
}

/** Identifies an arrival notice. */
export interface ArrivalId {
  /** The notice, as returned by `subscribeArrival`; belongs to one shopper. */
  arrivalId: Id
}

/** Subscribes to an SMS for when a sku can be bought again. A shopper has one notice for each sku. */
export interface SubscribeArrival {
  /** The sku. */
  skuNo: SkuNo
  /** Telephone for the SMS; absent: the shopper's own. */
  telephone?: Telephone
}

/** A subscription to the arrival of a sku (F11). */
export interface ArrivalNotice extends ArrivalId {
  /** The sku. */
  skuNo: SkuNo
  /** Status of the notice. */
  status: ArrivalNoticeStatus
  /** Telephone for the SMS. */
  telephone: MaskedTelephone
}

/** An arrival notice in the list, with its sku. */
export interface ListedArrival extends ArrivalNotice {
  /** The spu of the sku. */
  spuNo: SpuNo
  /** The name of the sku.
   * @maxLength 200
   * @examples ["暖居智能音箱 Pro 月光白"] */
  skuName: string
  /** Picture of the sku. */
  picture: Picture
  /** Whether the sku can be bought now. */
  inStock: boolean
  /** Epoch ms: when the shopper subscribed. */
  createTime: EpochMs
}

/** The arrival notices of a shopper, newest first. */
export interface ArrivalList extends List<ListedArrival> {}

/** Asks for presents. */
export interface GetPresents {
  /** Audience of the presents. */
  presentType: PresentType
}

/** The fields of a coupon in a present besides its discount. */
export interface PresentCouponFacts {
  /** The batch of the coupon.
   * @examples ["centre-20"] */
  couponBatchId: Id
  /** Name of the coupon.
   * @maxLength 40
   * @examples ["新人见面礼"] */
  couponName: string
  /** Fen: minimum amount of the products; 0 for none. */
  thresholdAmount: Fen
  /** Epoch ms: from when the coupon can be used. */
  beginTime: EpochMs
  /** Epoch ms: until when the coupon can be used. */
  endTime: EpochMs
  /** Days that the coupon can be used after a shopper received it; absent: until `endTime`. */
  validDays?: Count
  /** The skus that the coupon can be used for; absent: all. */
  skuNos?: SkuNo[]
}

/** A coupon in a present.
 * @discriminator discountType */
export type PresentCoupon = PresentCouponFacts & CouponWorth

/** Presents for newcomers (F11): shoppers who never ordered. */
export interface FreshmanPresents {
  /** The activity of the presents; `getPresent` returns its details.
   * @examples ["gift-winter"] */
  activityId: Id
  /** Name of the activity. */
  title: Title
  /** Coupons that a shopper receives at the first login; empty for none. */
  coupons: PresentCoupon[]
  /** Products at a newcomer's price, each as a product card; empty for none. `priceSku` of the domain computes the
   * price from `pricing`. */
  products: ProductItem[]
}

/** A present of an activity. */
export interface PresentInfo {
  /** The activity.
   * @examples ["gift-winter"] */
  activityId: Id
  /** Name of the present. */
  title: Title
  /** What the present is, and who can receive it.
   * @maxLength 500
   * @examples ["首次下单的用户可领取，每人一份，领完为止。"] */
  description: string
  /** Picture; absent for none. */
  picture?: Picture
  /** Epoch ms: from when the present can be received. */
  beginTime: EpochMs
  /** Epoch ms: until when the present can be received. */
  endTime: EpochMs
}

/** A token that leads to a page. */
export interface TokenPath {
  /** The token: a path of the shop itself, never of another host.
   * @pattern ^/(?!/)
   * @maxLength 500
   * @examples ["/api/content/share/v1/8f3a2c"] */
  token: string
}

/** The page that a token leads to. */
export interface TokenContent {
  /** Title of the page. */
  title: Title
  /** Path of the page in the shop. */
  url: Url
  /** Picture; absent for none. */
  picture?: Picture
}

/** Records that content was viewed, clicked or shared. */
export interface TrackContent {
  /** The content: the id of a live broadcast, the path of a content page such as `/home`, or the code of a short
   * link.
   * @examples ["live-speaker"] */
  contentId: Id
  /** The action. */
  action: TrackAction
}

/** Whether the action was counted. */
export interface TrackedContent {
  /** False if the content is unknown. */
  noted: boolean
}

/** The page that a picture is for. */
export interface GetShareImage {
  /** The page, as a path such as `/product/1001` or as a whole URL of this shop. It can be home, a list of products, a
   * product, coupons, points, stores, a newcomer's presents, recommendations, a merchant or groups. */
  url: Url
}

/** A picture for sharing, in JPEG format. */
export interface ShareImage {
  /** URL of the picture, which contains a QR code that leads to the page. Valid for 30 days. */
  url: Url
  /** Pixels: width. */
  width: Pixels
  /** Pixels: height. */
  height: Pixels
}

/** A live broadcast. */
export interface Live {
  /** The broadcast.
   * @examples ["live-speaker"] */
  liveId: Id
  /** Name of the broadcast. */
  title: Title
  /** The picture that lists show. */
  cover: Picture
  /** Epoch ms: when the broadcast begins. */
  beginTime: EpochMs
  /** Epoch ms: when the broadcast ends. */
  endTime: EpochMs
  /** Status. */
  status: LiveStatus
  /** URL to watch the broadcast; once the broadcast is over, URL of the replay. */
  url: Url
}

/**
 * A page of live broadcasts: those on air, then upcoming broadcasts, the next one first, then replays, the latest one
 * first.
 */
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
  /** URL of the picture. */
  url: Url
}

/** Asks for the delivery of a product. */
export interface GetSpuDelivery {
  /** The product. */
  spuNo: SpuNo
  /** The sku; absent: the default one. */
  skuNo?: SkuNo
  /** The shopper's address to deliver to; absent: the default one. */
  addressId?: Id
}

/** The delivery of a product to an address; if no address is known, its delivery in general. */
export interface SpuDelivery extends AddressDelivery {
  /** Fen: freight of the product alone; 0 if free. */
  freightAmount: Fen
}

/** Asks for stores near a point or in a city. */
export interface GetStores {
  /** Degrees east, WGS 84; sent together with `latitude`.
   * @minimum -180
   * @maximum 180
   * @examples [116.43] */
  longitude?: number
  /** Degrees north, WGS 84.
   * @minimum -90
   * @maximum 90
   * @examples [39.94] */
  latitude?: number
  /** The city; absent: all cities.
   * @examples ["110100"] */
  cityCode?: AreaCode
}

/** A store of the shop. */
export interface Store {
  /** The store.
   * @examples ["bj-1"] */
  storeId: Id
  /** Name of the store.
   * @maxLength 40
   * @examples ["暖居体验店（东直门店）"] */
  name: string
  /** Address.
   * @maxLength 200
   * @examples ["北京市东城区东直门外大街 8 号一层"] */
  address: string
  /** Telephone.
   * @maxLength 20
   * @examples ["010-88886666"] */
  telephone: string
  /** Opening hours.
   * @maxLength 60
   * @examples ["每天 10:00-22:00"] */
  openingHours: string
  /** Metres from the given point; absent without one.
   * @asType integer
   * @minimum 0
   * @examples [820] */
  distance?: number
}

/** Stores, nearest first, at most 50. */
export interface StoreList extends List<Store> {}
