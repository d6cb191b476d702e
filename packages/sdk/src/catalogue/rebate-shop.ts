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

/** A promoter's own shop. `view` is the shop's own call. */
export const rebateShop = {
  /**
   * Lists orders that came through the promoter's shop, page by page, latest first, with what each earns; `orderStatus`
   * narrows it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listOrders: 'POST /api/platform/rebate/shop/v1/orders' as Call<ListShopOrders, ShopOrders>,
  /**
   * Authorises a promoter's partner shop by the code that `sendCode` sent (F16, P02), and returns its status: staff
   * open it, or it opens at once if the owner decided so. Repeated when it is open, it changes nothing.
   * @throws badInput 107002400: for a name or an address that is none; names the field
   * @throws wrongCode 107002415: for a code that is wrong, too old or used; `field` is `verifyCode`
   * @throws conflict 107002409: for a name that another shop has
   * @throws wrongState 107002414: for who is no promoter; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  authorize: 'POST /api/platform/rebate/shop/v1/auth' as Call<AuthorizeShop, ShopStanding>,
  /**
   * Reads the asking promoter's own shop, with the invitation code that nobody else is told.
   * @throws wrongState 107002414: for who has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getMine: 'GET /api/platform/rebate/shop/v1' as Call<Empty, Shop>,
  /**
   * Opens the promoter's shop under a name (F16) and answers it; one for each promoter.
   * @throws badInput 107002400: for a name that is empty, too long, or holds a word the shop refuses
   * @throws conflict 107002409: for a name that another shop has, and for who has a shop
   * @throws wrongState 107002414: for who is no promoter; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  create: 'POST /api/platform/rebate/shop/v1' as Call<CreateShop, Shop>,
  /**
   * Renames the promoter's shop, 1 to 20 characters without a sensitive word, and answers the shop as it is then.
   * @throws badInput 107002400: for a name that is empty, too long, or holds a word the shop refuses
   * @throws conflict 107002409: for a name that another shop has
   * @throws wrongState 107002414: for who has no open shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  rename: 'PUT /api/platform/rebate/shop/v1' as Call<RenameShop, Shop>,
  /**
   * Lists shops that were opened by the promoter's invitation, page by page, latest first, with when each opened.
   * Nothing is earned by them.
   * @throws wrongState 107002414: for who has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listInvitations: 'GET /api/platform/rebate/shop/v1/invitation/list' as Call<KeyedPageQuery, ShopInvitations>,
  /**
   * Reads a promoter's shop as its visitors see it: name, owner, avatar and how many products it shows. The invitation
   * code is left out.
   * @throws notFound 107002404: for a shop that is not there, is closed, or whose promoter is suspended
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/platform/rebate/shop/v1/{shopId}/info' as Call<ShopId, Shop>,
  /**
   * Notes that somebody opened a promoter's shop; each visitor counts once a day, the owner and programs do not.
   * @throws notFound 107002404: for a shop that is not there, is closed, or whose promoter is suspended
   * @access visitors and shoppers
   * @built yes
   */
  view: 'POST /api/platform/rebate/shop/v1/view' as Call<ShopId, Empty>,
  /**
   * Tells how the asking promoter's shop stands, none included, and whether the owner was proven by a code.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getStatus: 'GET /api/platform/rebate/shop/v1/status' as Call<Empty, ShopStanding>,
  /**
   * Reads the shop's figures ever, of today, of the last 7 and the last 30 days (UTC+8): views, paid orders, what was
   * paid for them and what they earn in fen, less what went back (F17).
   * @throws wrongState 107002414: for who has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getStatistics: 'GET /api/platform/rebate/shop/v1/statis/basic' as Call<GetShopStatistics, ShopStatistics>,
  /**
   * Reads the shop's figures day by day with their sums, both ends included, at most 366 days; days without anything
   * come with zeros.
   * @throws badInput 107002400: for what is no day, an end before the begin, or too many days; names the field
   * @throws wrongState 107002414: for who has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDailyStatistics: 'GET /api/platform/rebate/shop/v1/statis/detail' as Call<GetDailyStatistics, DailyStatistics>,
  /**
   * Tells for up to 50 products what one sold piece would earn, in fen and percent. Products are shown without it when
   * it fails (X05).
   * @access visitors and shoppers
   * @built yes
   */
  estimate: 'POST /api/platform/rebate/shop/v1/estimate' as Call<EstimateRebate, RebateEstimates>,
  /**
   * Sends a telephone a code for `authorize`, or for `rebate.apply`. A GET that costs an SMS: never repeated blindly,
   * and limited by number and day.
   * @throws tooMany 107002429: until another code may be asked for; says how long that is
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendCode: 'GET /api/platform/rebate/shop/v1/verifyCode once' as Call<SendShopCode, SentLoginCode>,
  /**
   * Tells how many visitors the promoter's shop had ever and today (UTC+8); each counts once a day. Neither the owner
   * nor programs count.
   * @throws wrongState 107002414: for who has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  countViews: 'GET /api/platform/rebate/shop/v1/view' as Call<Empty, ShopViews>,
  /**
   * Reads the promoter's invitation code and the address with the code in it, for inviting other promoters. Nothing is
   * earned by it.
   * @throws wrongState 107002414: for who has no open shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getInvitation: 'GET /api/platform/rebate/shop/v1/invitation' as Call<Empty, ShopInvitation>,
  /**
   * Tells how many free trials the promoter's shop may hand out, and for how many of them a poster was drafted.
   * @throws wrongState 107002414: for who has no shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getFreeTrial: 'GET /api/platform/rebate/shop/v1/freetrail' as Call<Empty, ShopFreeTrial>,
  /**
   * Reads headline, text, picture and address to share the promoter's shop with in the messaging app (E12).
   * @throws wrongState 107002414: for who has no open shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getShare: 'GET /api/platform/rebate/shop/v1/shareinfo' as Call<Empty, ShopShare>,
  /**
   * Reads the address of the page on which a company pays by bank transfer instead of the cashier. Most shops have no
   * such page: `url` is absent then.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getPublicPay: 'GET /api/platform/rebate/shop/v1/public/pay' as Call<Empty, PublicPay>,
  /**
   * Reads who placed an order of the promoter's shop: name and telephone hidden in part, the address down to the
   * district.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getCustomer: 'GET /api/platform/rebate/shop/{orderId}/customer/v1' as Call<OrderId, ShopCustomer>,
  /**
   * Reads one order of the promoter's shop with its products, its amount and what it earns. Other promoters' orders
   * answer as absent.
   * @throws notFound 107002404: for an order that did not come through the shop
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getOrder: 'GET /api/platform/rebate/shop/{orderId}/v1' as Call<OrderId, ShopOrderDetail>,
  /**
   * Reads what happened to an order of the promoter's shop, newest first, in the words the buyer reads.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listOrderLogs: 'GET /api/platform/rebate/shop/{orderId}/operLogs/v1' as Call<OrderId, ShopOrderLogs>,
  /**
   * Lists products that earn a rebate, by page number from 1, 20 a page (K02). Page 1 replaces what is shown, later
   * ones append (S22).
   * @access visitors and shoppers
   * @built yes
   */
  listProducts: 'GET /api/products/rebate/v2' as Call<ListRebateProducts, RebateProducts>,
  /**
   * Drafts a poster for the free trial of a sku with a line of the promoter's, and answers the draft's id. Travels as a
   * form. Each draft counts as a trial that was handed out; who applies by it is judged as everybody is.
   * @throws badInput 107002400: for a line with a word that the shop refuses
   * @throws notFound 107002404: for a sku that cannot be tried now
   * @throws overLimit 107002412: beyond what a shop may hand out
   * @throws wrongState 107002414: for who has no open shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  draftFreeTrial: 'POST /api/platform/draft/v1/rebate/freetrail encode' as Call<DraftFreeTrial, FreeTrialDrafted>,
  /**
   * Reads the finished poster of a draft, to save or share. The picture is drawn on the first asking.
   * @throws notFound 107002404: for a draft that is not there, or of another promoter
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getPoster: 'GET /api/platform/multimedia/share/v1/rebate/freetrail/poster' as Call<GetPoster, Poster>,
  /**
   * Lists the categories that hold at least one rebate sku, in display order: the tabs above `listSkus`.
   * @access visitors and shoppers
   * @built yes
   */
  listCategories: 'GET /api/platform/rebate/sku/v1/category' as Call<Empty, RebateCategories>,
  /**
   * Lists rebate skus of a category, or of all, from `startIndex` 1 on (K02), as `result` and `count`: the newer
   * product list (E11).
   * @access visitors and shoppers
   * @built yes
   */
  listSkus: 'GET /api/platform/rebate/sku/v1/products' as Call<ListRebateSkus, RebateSkuPage>,
}

export type * from './rebate-shop.types'
