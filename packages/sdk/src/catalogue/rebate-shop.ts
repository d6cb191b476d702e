import type { Call, Empty } from './call'
import type { OrderId } from './orders.types'
import type { SentLoginCode } from './passport.types'
import type { RebateProducts } from './rebate.types'
import type {
  AuthorizeShop,
  CreateShop,
  DailyStatistics,
  DraftFreeTrial,
  EstimateRebate,
  FreeTrialDrafted,
  GetDailyStatistics,
  GetPoster,
  GetShopStatistics,
  ListRebateProducts,
  ListRebateSkus,
  ListShopOrders,
  Poster,
  PublicPay,
  RebateCategories,
  RebateEstimates,
  RebateSkuPage,
  RenameShop,
  SendShopCode,
  Shop,
  ShopCustomer,
  ShopFreeTrial,
  ShopId,
  ShopInvitation,
  ShopInvitations,
  ShopOrderDetail,
  ShopOrderLogs,
  ShopOrders,
  ShopShare,
  ShopStanding,
  ShopStatistics,
  ShopViews,
} from './rebate-shop.types'
import type { KeyedPageQuery } from './shared.types'

/** A promoter's own shop. The call `view` is not part of the specification. */
export const rebateShop = {
  /**
   * Lists orders placed through the promoter's shop, page by page, latest first, with the rebate that each earns;
   * `orderStatus` filters the list.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listOrders: 'POST /api/platform/rebate/shop/v1/orders' as Call<ListShopOrders, ShopOrders>,
  /**
   * Authorises a promoter's partner shop by the code that `sendCode` sent (F16, P02), and returns its status. Staff
   * open the shop, or it opens at once if the owner chose so. For a shop that is open already, the call changes
   * nothing.
   * @throws badInput 107002400: for an invalid name or address; `field` says which
   * @throws wrongCode 107002415: if the code is wrong, expired or used; `field` is `verifyCode`
   * @throws conflict 107002409: if another shop has the name
   * @throws wrongState 107002414: if the shopper is not a promoter; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  authorize: 'POST /api/platform/rebate/shop/v1/auth' as Call<AuthorizeShop, ShopStanding>,
  /**
   * Reads the asking promoter's own shop, including the invitation code, which only the owner can read.
   * @throws wrongState 107002414: if the shopper has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getMine: 'GET /api/platform/rebate/shop/v1' as Call<Empty, Shop>,
  /**
   * Opens the promoter's shop under a name (F16) and returns it; a promoter has one shop.
   * @throws badInput 107002400: if the name is empty, too long or contains a refused word
   * @throws conflict 107002409: if another shop has the name, or the promoter has a shop
   * @throws wrongState 107002414: if the shopper is not a promoter; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  create: 'POST /api/platform/rebate/shop/v1' as Call<CreateShop, Shop>,
  /**
   * Renames the promoter's shop, 1 to 20 characters without a sensitive word, and returns the updated shop.
   * @throws badInput 107002400: if the name is empty, too long or contains a refused word
   * @throws conflict 107002409: if another shop has the name
   * @throws wrongState 107002414: if the shopper has no open shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  rename: 'PUT /api/platform/rebate/shop/v1' as Call<RenameShop, Shop>,
  /**
   * Lists shops opened through the promoter's invitation, page by page, latest first, each with the time at which it
   * opened. Invited shops earn the promoter nothing.
   * @throws wrongState 107002414: if the shopper has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listInvitations: 'GET /api/platform/rebate/shop/v1/invitation/list' as Call<KeyedPageQuery, ShopInvitations>,
  /**
   * Reads a promoter's shop as its visitors see it: name, owner, avatar and number of products. The invitation code is
   * left out.
   * @throws notFound 107002404: if the shop does not exist or is closed, or its promoter is suspended
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/platform/rebate/shop/v1/{shopId}/info' as Call<ShopId, Shop>,
  /**
   * Records a view of a promoter's shop; each visitor counts once a day, the owner and bots do not count.
   * @throws notFound 107002404: if the shop does not exist or is closed, or its promoter is suspended
   * @access visitors and shoppers
   * @built yes
   */
  view: 'POST /api/platform/rebate/shop/v1/view' as Call<ShopId, Empty>,
  /**
   * Returns the status of the asking promoter's shop, also for a promoter without a shop, and whether the owner was
   * verified by a code.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getStatus: 'GET /api/platform/rebate/shop/v1/status' as Call<Empty, ShopStanding>,
  /**
   * Reads the shop's figures in total, of today, and of the last 7 and 30 days (UTC+8): views, paid orders, the amount
   * paid and the earnings in fen, net of refunds (F17).
   * @throws wrongState 107002414: if the shopper has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getStatistics: 'GET /api/platform/rebate/shop/v1/statis/basic' as Call<GetShopStatistics, ShopStatistics>,
  /**
   * Reads the shop's figures by day with their sums, from `begin` to `end` inclusive, at most 366 days; days without
   * figures are included with zeros.
   * @throws badInput 107002400: for an invalid day, an end before the begin, or more than 366 days; `field` says which
   * @throws wrongState 107002414: if the shopper has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDailyStatistics: 'GET /api/platform/rebate/shop/v1/statis/detail' as Call<GetDailyStatistics, DailyStatistics>,
  /**
   * Returns the estimated rebate of one piece for up to 50 products, in fen and percent. If the call fails, clients
   * show the products without a rebate (X05).
   * @access visitors and shoppers
   * @built yes
   */
  estimate: 'POST /api/platform/rebate/shop/v1/estimate' as Call<EstimateRebate, RebateEstimates>,
  /**
   * Sends a code to a telephone for `authorize` or for `rebate.apply`. Although it is a GET, it sends an SMS, so the
   * client does not repeat it automatically; the limits of login codes apply.
   * @throws tooMany 107002429: until another code can be requested; the reply says when
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendCode: 'GET /api/platform/rebate/shop/v1/verifyCode once' as Call<SendShopCode, SentLoginCode>,
  /**
   * Returns the number of visitors of the promoter's shop in total and today (UTC+8); each visitor counts once a day.
   * The owner and bots do not count.
   * @throws wrongState 107002414: if the shopper has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  countViews: 'GET /api/platform/rebate/shop/v1/view' as Call<Empty, ShopViews>,
  /**
   * Reads the promoter's invitation code and the URL with the code, to invite other promoters. An invitation earns
   * nothing.
   * @throws wrongState 107002414: if the shopper has no open shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getInvitation: 'GET /api/platform/rebate/shop/v1/invitation' as Call<Empty, ShopInvitation>,
  /**
   * Returns how many free trials the promoter's shop may hand out, and how many it has handed out. Each draft of a
   * poster counts as one trial that was handed out.
   * @throws wrongState 107002414: if the shopper has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getFreeTrial: 'GET /api/platform/rebate/shop/v1/freetrail' as Call<Empty, ShopFreeTrial>,
  /**
   * Reads title, description, picture and URL for sharing the promoter's shop in the messaging app, WeChat (E12).
   * @throws wrongState 107002414: if the shopper has no open shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getShare: 'GET /api/platform/rebate/shop/v1/shareinfo' as Call<Empty, ShopShare>,
  /**
   * Reads the URL of the page on which a company pays by bank transfer instead of through the cashier. Most shops have
   * no such page: `url` is absent then.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getPublicPay: 'GET /api/platform/rebate/shop/v1/public/pay' as Call<Empty, PublicPay>,
  /**
   * Reads the buyer of an order of the promoter's shop: masked name and telephone, and the address down to the
   * district.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getCustomer: 'GET /api/platform/rebate/shop/{orderId}/customer/v1' as Call<OrderId, ShopCustomer>,
  /**
   * Reads one order of the promoter's shop with its products, its amount and what it earns. An order of another
   * promoter's shop is treated as not existing.
   * @throws notFound 107002404: if the order was not placed through the shop
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getOrder: 'GET /api/platform/rebate/shop/{orderId}/v1' as Call<OrderId, ShopOrderDetail>,
  /**
   * Reads the log of an order of the promoter's shop, newest first, in the words that the buyer reads.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listOrderLogs: 'GET /api/platform/rebate/shop/{orderId}/operLogs/v1' as Call<OrderId, ShopOrderLogs>,
  /**
   * Lists products that earn a rebate, by page number from 1, 20 on a page (K02). Clients replace the displayed list by
   * page 1 and append later pages (S22).
   * @access visitors and shoppers
   * @built yes
   */
  listProducts: 'GET /api/products/rebate/v2' as Call<ListRebateProducts, RebateProducts>,
  /**
   * Drafts a poster for the free trial of a sku with a text of the promoter, and returns the draft's id. The payload is
   * sent as a form. Each draft counts as a trial handed out; applications that come from the poster are reviewed like
   * any other.
   * @throws badInput 107002400: if the text contains a refused word
   * @throws notFound 107002404: if the sku has no free trial now
   * @throws overLimit 107002412: beyond the number of trials that the shop may hand out
   * @throws wrongState 107002414: if the shopper has no open shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  draftFreeTrial: 'POST /api/platform/draft/v1/rebate/freetrail encode' as Call<DraftFreeTrial, FreeTrialDrafted>,
  /**
   * Reads the finished poster of a draft, to save or share. The picture is drawn at the first call.
   * @throws notFound 107002404: if the draft does not exist or belongs to another promoter
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getPoster: 'GET /api/platform/multimedia/share/v1/rebate/freetrail/poster' as Call<GetPoster, Poster>,
  /**
   * Lists the categories that contain a rebate sku, in display order: the tabs above `listSkus`.
   * @access visitors and shoppers
   * @built yes
   */
  listCategories: 'GET /api/platform/rebate/sku/v1/category' as Call<Empty, RebateCategories>,
  /**
   * Lists rebate skus of one category, or of all, in the channel `retail`. This newer product list (E11) returns
   * `result` and `count`, and its `startIndex` counts from 1 (K02).
   * @access visitors and shoppers
   * @built yes
   */
  listSkus: 'GET /api/platform/rebate/sku/v1/products' as Call<ListRebateSkus, RebateSkuPage>,
}

export type * from './rebate-shop.types'
