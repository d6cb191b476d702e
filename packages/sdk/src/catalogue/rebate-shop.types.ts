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

/** Asks for orders of a promoter's shop, latest first. */
export interface ListShopOrders extends KeyedPageQuery {
  /** Only orders with this status; absent: all. */
  orderStatus?: OrderStatus
  /** Only orders placed through this channel (K02); absent: every channel. */
  channelCode?: Channel
}

/** The rebate of an order line. */
export interface ItemEarning {
  /** The order line, as in `products` of the order. */
  orderItemId: Id
  /** Fen: rebate, net of refunds; 0 for none. */
  rebateAmount: Fen
  /** Percent of the amount paid for the line that the promoter earns; absent if the line earns nothing. */
  rate?: Percent
  /** The reason why the line earns nothing; absent if it earns a rebate. */
  refusal?: RebateRefusal
  /** The reason in words.
   * @maxLength 60
   * @examples ["收货地址与您的相同，没有返利"] */
  reason?: string
}

/** An order placed through a promoter's shop. */
export interface ShopOrder {
  /** The order. */
  orderId: Id
  /** Status of the order. */
  orderStatus: OrderStatus
  /** Products of the order. */
  products: OrderProduct[]
  /** Fen: amount that the buyer pays. */
  orderAmount: Fen
  /** Fen: rebate, net of refunds; the expected rebate while the order is not paid. */
  rebateAmount: Fen
  /** Status of the rebate; cancelled if the order earns nothing. */
  rebateStatus: RebateStatus
  /** The rebate of each order line, and the reason if it earns nothing. */
  earnings: ItemEarning[]
  /** Epoch ms: when the order was placed. */
  transactionTime: EpochMs
}

/** A page of orders of a promoter's shop, latest first. */
export interface ShopOrders extends KeyedPage<ShopOrder> {}

/** Authorises a partner shop by a code sent to its owner's telephone (F16, P02). */
export interface AuthorizeShop {
  /** Name of the shop, 1 to 20 characters, without a sensitive word; optional once the shop has a name.
   * @minLength 1
   * @maxLength 20
   * @examples ["东直门智能生活馆"] */
  name?: string
  /** The owner's telephone. */
  mobile: Telephone
  /** The ticket returned when `sendCode` was called for the telephone. */
  ticket: LoginTicket
  /** The code received by SMS. */
  verifyCode: SmsCode
  /** The owner's sales channel. */
  channel: SalesChannel
  /** Address of the business.
   * @minLength 1
   * @maxLength 200
   * @examples ["北京市东城区东直门外大街 8 号"] */
  address: string
  /** The owner's monthly sales. */
  magnitude: SalesMagnitude
}

/** Opens a shop (F16). */
export interface CreateShop {
  /** Name, 1 to 20 characters, without a sensitive word.
   * @minLength 1
   * @maxLength 20
   * @examples ["小明的暖居小店"] */
  name: string
  /**
   * The channel of the shop (K02).
   * @default "retail"
   */
  channelCode?: Channel
}

/** Renames a shop (F16). */
export interface RenameShop {
  /** New name, 1 to 20 characters, without a sensitive word.
   * @minLength 1
   * @maxLength 20
   * @examples ["小明的暖居小店"] */
  name: string
}

/** Identifies a shop. */
export interface ShopId {
  /** The shop, as named in the link that its owner shares (E11). */
  shopId: Id
}

/** A promoter's shop (E11). */
export interface Shop extends ShopId {
  /** Name of the shop.
   * @maxLength 20
   * @examples ["小明的暖居小店"] */
  name: string
  /** The owner's nickname. */
  ownerName: DisplayName
  /** The owner's avatar; empty for the default one. */
  uimg: Url
  /** The channel of the shop. */
  channelCode: Channel
  /** The owner's invitation code; only the owner can read it.
   * @maxLength 20
   * @examples ["NJ7K2F"] */
  inviteCode?: string
  /** Products of the shop. */
  productCount: Count
}

/** Whether a shop is open (E11). */
export interface ShopStanding {
  /** Status of the shop. */
  status: ShopStatus
  /** Whether the owner was verified by a code. */
  authorized: boolean
  /** Reason why staff closed the shop; absent if they did not.
   * @maxLength 200
   * @examples ["经营地址无法核实"] */
  reason?: string
}

/** A shop opened through an invitation. */
export interface InvitedShop extends Shop {
  /** Epoch ms: when the shop opened. */
  time: EpochMs
}

/** A page of shops opened through an invitation, latest first. */
export interface ShopInvitations extends KeyedPage<InvitedShop> {}

/**
 * Figures of a period: a day, several days, or in total. An order counts on the day it was paid (UTC+8); refunds are
 * subtracted from that day's figures, and a fully refunded order no longer counts.
 */
export interface ShopFigures {
  /** Times the shop was viewed: each visitor counts once a day. */
  viewCount: Count
  /** Orders that were paid. */
  orderCount: Count
  /** Fen: amount paid for products, without freight, net of refunds. */
  amount: Fen
  /** Fen: earnings, net of refunds. */
  rebateAmount: Fen
}

/** Figures of a shop, in total and of recent days (F17). */
export interface ShopStatistics extends ShopFigures {
  /** Figures since midnight, UTC+8. */
  today: ShopFigures
  /** Figures of the last 7 days, including today. */
  last7Days: ShopFigures
  /** Figures of the last 30 days, including today. */
  last30Days: ShopFigures
}

/** Asks for figures of a shop. */
export interface GetShopStatistics {
  /** Only figures of this channel (K02); absent: every channel. */
  channelCode?: Channel
}

/** Asks for figures by day: at most 366 days, first and last day included. */
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

/** Figures by day, the first day first; days without figures are included with zeros. */
export interface DailyStatistics extends List<DayFigures> {
  /** Sums of all days. */
  total: ShopFigures
}

/** A product whose rebate is estimated. */
export interface EstimatedProduct {
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku. */
  spuNo: SpuNo
  /** Fen: current price. */
  price: Fen
  /** Type of the product, as in the list of rebate products. */
  itemType: RebateItemType
}

/** Asks for the estimated rebates of products. */
export interface EstimateRebate {
  /** The products, 1 to 50.
   * @minItems 1
   * @maxItems 50 */
  productInfoList: EstimatedProduct[]
  /** The channel (K02).
   * @default "retail" */
  channelCode?: Channel
}

/** The estimated rebate of a product. */
export interface RebateEstimate {
  /** The sku. */
  skuNo: SkuNo
  /** Fen: estimated rebate of one piece. */
  estimateAmount: Fen
  /** Percent of the price that the promoter earns, as an estimate. */
  rate: Percent
  /** The picture to share; lists store it as `sharePicture` (E11). */
  picture?: Url
}

/** Estimated rebates, in the order of the request; products that earn nothing are left out. */
export interface RebateEstimates extends List<RebateEstimate> {}

/** Requests a code by SMS. */
export interface SendShopCode {
  /** The telephone to verify: that of an applicant, or of a partner shop's owner. */
  phone: Telephone
}

/** Views of a shop (F17): each visitor counts once a day. */
export interface ShopViews {
  /** Times the shop was viewed, in total. */
  viewCount: Count
  /** Times the shop was viewed since midnight, UTC+8. */
  todayViewCount: Count
}

/** The invitation of a shop owner to other promoters. */
export interface ShopInvitation {
  /** The owner's invitation code.
   * @maxLength 20
   * @examples ["NJ7K2F"] */
  inviteCode: string
  /** The URL to share, which contains the code. */
  url: Url
}

/** Free trials that a shop may hand out. */
export interface ShopFreeTrial {
  /** Trials that the shop may hand out. */
  total: Count
  /** Trials handed out, each by a poster; at most `total`. */
  used: Count
}

/** The data for sharing a shop (E12). */
export interface ShopShare {
  /** Title.
   * @maxLength 60
   * @examples ["小明的暖居小店"] */
  title: string
  /** Description, one line.
   * @maxLength 140
   * @examples ["智能好物，温暖到家"] */
  description: string
  /** URL of the square picture. */
  image: Url
  /** The URL to share. */
  url: Url
}

/** The page on which a company pays by bank transfer. */
export interface PublicPay {
  /** URL of the page; absent if the shop has none. */
  url?: Url
}

/** The buyer of an order, masked, since a promoter need not know more. */
export interface ShopCustomer {
  /** The buyer's name, masked. */
  name: MaskedName
  /** The buyer's telephone, masked. */
  telephone: MaskedTelephone
  /** The shipping address, down to the district.
   * @maxLength 60
   * @examples ["北京市东城区"] */
  address: string
}

/** An order of a promoter's shop. */
export interface ShopOrderDetail {
  /** The order. */
  order: ShopOrder
}

/** The log of an order of a promoter's shop. */
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
  /** Page size, 1 to 50 (K02).
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 20
   * @examples [20] */
  pageSize?: number
}

/** Drafts a poster for a free trial; sent as a form. */
export interface DraftFreeTrial {
  /** The sku of the free trial. */
  skuNo: SkuNo
  /** The promoter's text on the poster.
   * @maxLength 200
   * @examples ["我家用了半年，推荐你也试试"] */
  text?: string
}

/** A draft of a poster. */
export interface FreeTrialDrafted {
  /** The draft, for `getPoster`. */
  draftId: Id
}

/** Identifies a draft of a poster. */
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
  /** Name of the category.
   * @maxLength 20
   * @examples ["智能音箱"] */
  name: string
}

/** Categories that contain a rebate sku, in display order. */
export interface RebateCategories extends List<RebateCategory> {}

/** Asks for rebate skus. */
export interface ListRebateSkus {
  /** The category; absent: all categories. */
  categoryCode?: CategoryCode
  /** Items: number of the first item on the page; this list counts from 1 (K02).
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   * @default 1
   * @examples [1] */
  startIndex?: number
  /** Page size, 1 to 50 (K02).
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 20
   * @examples [20] */
  count?: number
}

/** A page of rebate skus. The newer product list has the products in `result`, the older one in `list` (E11). */
export interface RebateSkuPage {
  /** The products of this page. */
  result: RebateProduct[]
  /** Products in total. */
  count: Count
}
