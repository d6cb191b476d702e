import type { Call, Empty } from './call'
import type { OrderId } from './orders.types'
import type { SentLoginCode } from './passport.types'
import type { RebateProducts } from './rebate.types'
import type {
  AuthorizeShop, CreateShop, DailyStatistics, DraftFreeTrial, EstimateRebate, FreeTrialDrafted, GetDailyStatistics, GetPoster, ListRebateProducts, ListRebateSkus, ListShopOrders, Poster, PublicPay,
  RebateCategories, RebateEstimates, RebateSkuPage, RenameShop, SendShopCode, Shop, ShopCustomer, ShopFreeTrial, ShopId, ShopInvitation, ShopInvitations, ShopOrderDetail, ShopOrderLogs, ShopOrders,
  ShopShare, ShopStanding, ShopStatistics, ShopViews,
} from './rebate-shop.types'
import type { PageQuery } from './shared.types'

/** A promoter's own shop. */
export const rebateShop = {
  /** Orders that came through the shop. */
  listOrders: 'POST /api/platform/rebate/shop/v1/orders' as Call<ListShopOrders, ShopOrders>,
  /** Proves the owner by a code on their telephone. */
  authorize: 'POST /api/platform/rebate/shop/v1/auth' as Call<AuthorizeShop, ShopStanding>,
  /** The promoter's shop. */
  getMine: 'GET /api/platform/rebate/shop/v1' as Call<Empty, Shop>,
  /** Opens a shop. */
  create: 'POST /api/platform/rebate/shop/v1' as Call<CreateShop, Shop>,
  /** Renames it. */
  rename: 'PUT /api/platform/rebate/shop/v1' as Call<RenameShop, Shop>,
  /** Shops that came by invitation. */
  listInvitations: 'GET /api/platform/rebate/shop/v1/invitation/list' as Call<PageQuery, ShopInvitations>,
  /** A shop. */
  get: 'GET /api/platform/rebate/shop/v1/{shopId}/info' as Call<ShopId, Shop>,
  /** Whether the shop is open. */
  getStatus: 'GET /api/platform/rebate/shop/v1/status' as Call<Empty, ShopStanding>,
  /** Figures of the shop. */
  getStatistics: 'GET /api/platform/rebate/shop/v1/statis/basic' as Call<Empty, ShopStatistics>,
  /** Figures by day. */
  getDailyStatistics: 'GET /api/platform/rebate/shop/v1/statis/detail' as Call<GetDailyStatistics, DailyStatistics>,
  /** What products would earn. Products are shown without it when it fails. */
  estimate: 'POST /api/platform/rebate/shop/v1/estimate' as Call<EstimateRebate, RebateEstimates>,
  /** Sends the owner a code. */
  sendCode: 'GET /api/platform/rebate/shop/v1/verifyCode once' as Call<SendShopCode, SentLoginCode>,
  /** How often the shop was seen. */
  countViews: 'GET /api/platform/rebate/shop/v1/view' as Call<Empty, ShopViews>,
  /** What to invite others with. */
  getInvitation: 'GET /api/platform/rebate/shop/v1/invitation' as Call<Empty, ShopInvitation>,
  /** Free trials the shop may hand out. */
  getFreeTrial: 'GET /api/platform/rebate/shop/v1/freetrail' as Call<Empty, ShopFreeTrial>,
  /** What to share the shop with. */
  getShare: 'GET /api/platform/rebate/shop/v1/shareinfo' as Call<Empty, ShopShare>,
  /** Where buyers can pay in public. */
  getPublicPay: 'GET /api/platform/rebate/shop/v1/public/pay' as Call<Empty, PublicPay>,
  /** Who bought. */
  getCustomer: 'GET /api/platform/rebate/shop/{orderId}/customer/v1' as Call<OrderId, ShopCustomer>,
  /** An order of the shop. */
  getOrder: 'GET /api/platform/rebate/shop/{orderId}/v1' as Call<OrderId, ShopOrderDetail>,
  /** What happened to an order of the shop. */
  listOrderLogs: 'GET /api/platform/rebate/shop/{orderId}/operLogs/v1' as Call<OrderId, ShopOrderLogs>,
  /** Products that earn a rebate, page by page. */
  listProducts: 'GET /api/products/rebate/v2' as Call<ListRebateProducts, RebateProducts>,
  /** Drafts a poster for a free trial. */
  draftFreeTrial: 'POST /api/platform/draft/v1/rebate/freetrail encode' as Call<DraftFreeTrial, FreeTrialDrafted>,
  /** The poster of a draft. */
  getPoster: 'GET /api/platform/multimedia/share/v1/rebate/freetrail/poster' as Call<GetPoster, Poster>,
  /** Categories of rebate skus. */
  listCategories: 'GET /api/platform/rebate/sku/v1/category' as Call<Empty, RebateCategories>,
  /** Rebate skus of a category. */
  listSkus: 'GET /api/platform/rebate/sku/v1/products' as Call<ListRebateSkus, RebateSkuPage>,
}

export type * from './rebate-shop.types'
