import type {
  OrderStatus,
  RebateItemType,
  RebateRefusal,
  RebateStatus,
  SalesChannel,
  SalesMagnitude,
  ShopStatus,
} from '@hearth/domain'
import type { OperLogs } from './order-extras.types'
import type { OrderProduct } from './orders.types'
import type { Picture } from './picture.types'
import type { RebateProduct } from './rebate.types'
import type { KeyedPage, KeyedPageQuery, List } from './shared.types'
import type {
  CategoryCode,
  Channel,
  Count,
  Day,
  DisplayName,
  EpochMs,
  Fen,
  Id,
  LoginTicket,
  MaskedName,
  MaskedTelephone,
  Percent,
  SkuNo,
  SmsCode,
  SpuNo,
  Telephone,
  Url,
} from './values.types'

/** Asks for orders of a promoter's shop, the latest first. */
export interface ListShopOrders extends KeyedPageQuery {
  /** Orders that stand so; all when absent. */
  orderStatus?: OrderStatus
  /** Only orders that came through this channel (K02); every channel when absent. */
  channelCode?: Channel
}

/** What an item of an order earns. */
export interface ItemEarning {
  /** The item, as `products` of the order has it. */
  orderItemId: Id
  /** Fen: what it earns, less what refunds took back; 0 for nothing. */
  rebateAmount: Fen
  /** Percent of what was paid for it; absent where it earns nothing. */
  rate?: Percent
  /** Why it earns nothing; absent where it earns. */
  refusal?: RebateRefusal
  /** The same in words.
   * @maxLength 60
   * @examples ["收货地址与您的相同，没有返利"] */
  reason?: string
}

/** An order that came through a promoter's shop. */
export interface ShopOrder {
  /** The order. */
  orderId: Id
  /** Where it stands. */
  orderStatus: OrderStatus
  /** What was bought. */
  products: OrderProduct[]
  /** Fen: what the buyer pays. */
  orderAmount: Fen
  /** Fen: what it earns, less what refunds took back; what it would earn while it is not paid. */
  rebateAmount: Fen
  /** Whether that can be counted on; cancelled where it earns nothing. */
  rebateStatus: RebateStatus
  /** What each item earns, and why it earns nothing. */
  earnings: ItemEarning[]
  /** Epoch ms: when it was placed. */
  transactionTime: EpochMs
}

/** A page of orders of a promoter's shop, latest first. */
export interface ShopOrders extends KeyedPage<ShopOrder> {}

/** Authorises a partner shop by a code on its owner's telephone (F16, P02). */
export interface AuthorizeShop {
  /** The shop's name, 1 to 20 characters, without a sensitive word; may be left out once the shop has one.
   * @minLength 1
   * @maxLength 20
   * @examples ["东直门智能生活馆"] */
  name?: string
  /** The owner's telephone. */
  mobile: Telephone
  /** What `sendCode` answered for it. */
  ticket: LoginTicket
  /** The code that came to it. */
  verifyCode: SmsCode
  /** Where the owner sells. */
  channel: SalesChannel
  /** Where the business is.
   * @minLength 1
   * @maxLength 200
   * @examples ["北京市东城区东直门外大街 8 号"] */
  address: string
  /** How much the owner sells in a month. */
  magnitude: SalesMagnitude
}

/** Opens a shop (F16). */
export interface CreateShop {
  /** Its name, 1 to 20 characters, without a sensitive word.
   * @minLength 1
   * @maxLength 20
   * @examples ["小明的暖居小店"] */
  name: string
  /**
   * The channel it sells through (K02).
   * @default "retail"
   */
  channelCode?: Channel
}

/** Renames a shop (F16). */
export interface RenameShop {
  /** Its new name, 1 to 20 characters, without a sensitive word.
   * @minLength 1
   * @maxLength 20
   * @examples ["小明的暖居小店"] */
  name: string
}

/** Names a shop. */
export interface ShopId {
  /** The shop, as its owner's share gave it (E11). */
  shopId: Id
}

/** A promoter's shop (E11). */
export interface Shop extends ShopId {
  /** Its name.
   * @maxLength 20
   * @examples ["小明的暖居小店"] */
  name: string
  /** The owner's nickname. */
  ownerName: DisplayName
  /** The owner's avatar; empty for the default one. */
  uimg: Url
  /** The channel it sells through. */
  channelCode: Channel
  /** What the owner invites others with; told to the owner alone.
   * @maxLength 20
   * @examples ["NJ7K2F"] */
  inviteCode?: string
  /** Products it shows. */
  productCount: Count
}

/** Whether a shop is open (E11). */
export interface ShopStanding {
  /** How it stands. */
  status: ShopStatus
  /** Whether the owner was proven by a code. */
  authorized: boolean
  /** Why staff closed it; absent otherwise.
   * @maxLength 200
   * @examples ["经营地址无法核实"] */
  reason?: string
}

/** A shop that came by invitation. */
export interface InvitedShop extends Shop {
  /** Epoch ms: when it opened. */
  time: EpochMs
}

/** A page of shops that came by invitation, latest first. */
export interface ShopInvitations extends KeyedPage<InvitedShop> {}

/**
 * Figures of a period: a day, some days, or in total. An order counts on the day it was paid (UTC+8); refunds are
 * subtracted from that day's figures, and a fully refunded order no longer counts.
 */
export interface ShopFigures {
  /** Times the shop was opened: each visitor counts once a day. */
  viewCount: Count
  /** Orders paid. */
  orderCount: Count
  /** Fen: what was paid for their products, without freight, less what went back. */
  amount: Fen
  /** Fen: what they earn, less what refunds took back. */
  rebateAmount: Fen
}

/** Figures of a shop, ever and of late (F17). */
export interface ShopStatistics extends ShopFigures {
  /** Since midnight, UTC+8. */
  today: ShopFigures
  /** Of the last 7 days, today included. */
  last7Days: ShopFigures
  /** Of the last 30 days, today included. */
  last30Days: ShopFigures
}

/** Asks for figures of a shop. */
export interface GetShopStatistics {
  /** Only what came through this channel (K02); every channel when absent. */
  channelCode?: Channel
}

/** Asks for figures by day: at most 366 days, both ends included. */
export interface GetDailyStatistics extends GetShopStatistics {
  /** The first day. */
  begin: Day
  /** The last day; not before `begin`. */
  end: Day
}

/** Figures of one day. */
export interface DayFigures extends ShopFigures {
  /** The day. */
  day: Day
}

/** Figures by day, the first day first; days without anything are there with zeros. */
export interface DailyStatistics extends List<DayFigures> {
  /** The sums of those days. */
  total: ShopFigures
}

/** A product whose earnings are asked for. */
export interface EstimatedProduct {
  /** The sku that earns. */
  skuNo: SkuNo
  /** Its spu. */
  spuNo: SpuNo
  /** Fen: what it costs now. */
  price: Fen
  /** What kind of thing it is, as the list of rebate products has it. */
  itemType: RebateItemType
}

/** Asks what products would earn. */
export interface EstimateRebate {
  /** The products, 1 to 50.
   * @minItems 1
   * @maxItems 50 */
  productInfoList: EstimatedProduct[]
  /** The channel (K02).
   * @default "retail" */
  channelCode?: Channel
}

/** What a product would earn. */
export interface RebateEstimate {
  /** The sku. */
  skuNo: SkuNo
  /** Fen: what one sold piece would earn. */
  estimateAmount: Fen
  /** Percent of its price that this is. */
  rate: Percent
  /** The picture to share; the list keeps it as `sharePicture` (E11). */
  picture?: Url
}

/** What products would earn, in the order asked; products that earn nothing are left out. */
export interface RebateEstimates extends List<RebateEstimate> {}

/** Asks for a code by SMS. */
export interface SendShopCode {
  /** The telephone to prove: of an applicant, or of a partner shop's owner. */
  phone: Telephone
}

/** How often a shop was seen (F17): each visitor counts once a day. */
export interface ShopViews {
  /** Times it was opened since it began. */
  viewCount: Count
  /** Times it was opened since midnight, UTC+8. */
  todayViewCount: Count
}

/** What to invite others with. */
export interface ShopInvitation {
  /** The owner's code.
   * @maxLength 20
   * @examples ["NJ7K2F"] */
  inviteCode: string
  /** The address to share, the code in it. */
  url: Url
}

/** Free trials a shop may hand out. */
export interface ShopFreeTrial {
  /** Trials it may hand out. */
  total: Count
  /** Trials that were handed out, each by a poster; at most `total`. */
  used: Count
}

/** What to share a shop with (E12). */
export interface ShopShare {
  /** Headline.
   * @maxLength 60
   * @examples ["小明的暖居小店"] */
  title: string
  /** The line below it.
   * @maxLength 140
   * @examples ["智能好物，温暖到家"] */
  description: string
  /** Address of the square picture. */
  image: Url
  /** The address to share. */
  url: Url
}

/** Where buyers can pay in public: a page for a bank transfer by a company. */
export interface PublicPay {
  /** Address of the page; absent while the shop has none. */
  url?: Url
}

/** Who bought. Told hidden in part, as a promoter has no need to know more. */
export interface ShopCustomer {
  /** The buyer's name. */
  name: MaskedName
  /** The buyer's telephone. */
  telephone: MaskedTelephone
  /** Where the order goes, down to the district.
   * @maxLength 60
   * @examples ["北京市东城区"] */
  address: string
}

/** An order of a shop. */
export interface ShopOrderDetail {
  /** The order. */
  order: ShopOrder
}

/** What happened to an order of a shop. */
export type ShopOrderLogs = OperLogs

/** Asks for products that earn a rebate, page by page. */
export interface ListRebateProducts {
  /** The channel (K02).
   * @default "retail" */
  channelCode?: Channel
  /** Page number, from 1 (K02).
   * @asType integer
   * @minimum 1
   * @maximum 100000
   * @default 1
   * @examples [1] */
  pageNo?: number
  /** Items a page, 1 to 50 (K02).
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 20
   * @examples [20] */
  pageSize?: number
}

/** Drafts a poster for a free trial; travels as a form. */
export interface DraftFreeTrial {
  /** The sku to try. */
  skuNo: SkuNo
  /** What the promoter says on it.
   * @maxLength 200
   * @examples ["我家用了半年，推荐你也试试"] */
  text?: string
}

/** A draft. */
export interface FreeTrialDrafted {
  /** The draft; its poster is asked for by it. */
  draftId: Id
}

/** Names a draft. */
export interface GetPoster {
  /** The draft. */
  draftId: Id
}

/** A poster. */
export interface Poster {
  /** The picture to save or share. */
  picture: Picture
}

/** A category of rebate skus. */
export interface RebateCategory {
  /** The category. */
  categoryCode: CategoryCode
  /** What it is called.
   * @maxLength 20
   * @examples ["智能音箱"] */
  name: string
}

/** Categories of rebate skus that hold a sku, in display order. */
export interface RebateCategories extends List<RebateCategory> {}

/** Asks for rebate skus of a category. */
export interface ListRebateSkus {
  /** The category; every one when absent. */
  categoryCode?: CategoryCode
  /** Items begin at this one: this list counts from 1 (K02).
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   * @default 1
   * @examples [1] */
  startIndex?: number
  /** Items at most, 1 to 50 (K02).
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 20
   * @examples [20] */
  count?: number
}

/** Rebate skus: the new product list, which says `result` where the old one says `list` (E11). */
export interface RebateSkuPage {
  /** The products of this page. */
  result: RebateProduct[]
  /** Products in all. */
  count: Count
}
