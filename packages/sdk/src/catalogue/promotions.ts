import type { Call, Empty } from './call'
import type { ShopCampaigns, ViewCampaign } from './shop-campaigns.types'
import type {
  GetGroupActivity,
  Group,
  GroupActivities,
  GroupActivity,
  GroupId,
  GroupList,
  ListGroups,
} from './groups.types'
import type {
  FlashSaleProducts,
  FlashSales,
  FreeTrialProducts,
  GetFlashSale,
  GetLimit,
  GetReminders,
  LimitQuantity,
  ListPromotions,
  PromotionId,
  PromotionList,
  ReminderId,
  ReminderPhone,
  Reminders,
  SetReminder,
} from './promotions.types'

/** Promotions: groups, flash sales, free trials. */
export const promotions = {
  /**
   * Lists running and announced campaigns of every kind: running ones first, sorted by end time; then upcoming ones,
   * sorted by begin time. At most 60. Not part of the specification.
   * @access visitors and shoppers
   * @built yes
   */
  listCampaigns: 'GET /api/platform/campaigns/v1' as Call<Empty, ShopCampaigns>,
  /**
   * Records that a campaign page was opened, for the owner's statistics: views, and visitors by day. Unknown campaigns
   * are not counted. Not part of the specification.
   * @access visitors and shoppers
   * @built yes
   */
  viewCampaign: 'POST /api/platform/campaigns/v1/view' as Call<ViewCampaign, Empty>,
  /**
   * Reads one group (103) with its members, size and deadline: the page that a shared link opens. Members also get
   * their own order.
   * @throws notFound 107002404: if the group does not exist, or its leader has not paid
   * @access visitors and shoppers
   * @built yes
   */
  getGroup: 'GET /api/promotion/groups/{groupId}/v1' as Call<GroupId, Group>,
  /**
   * Lists the shopper's own groups page by page, newest first; a visitor gets none. With `promotionId`, lists the
   * groups of that promotion that can be joined, sorted by end time.
   * @access visitors and shoppers
   * @built yes
   */
  listGroups: 'GET /api/promotion/groups/v1' as Call<ListGroups, GroupList>,
  /**
   * Lists running group promotions (103), newest first, with products, group size and the number of completed groups.
   * @access visitors and shoppers
   * @built yes
   */
  listGroupActivities: 'GET /api/groups/activity/v1/list' as Call<Empty, GroupActivities>,
  /**
   * Reads one group promotion with its products, times and group size, also after it has ended.
   * @throws notFound 107002404: if the promotion does not exist, is not announced or is not a group promotion
   * @access visitors and shoppers
   * @built yes
   */
  getGroupActivity: 'GET /api/groups/activity/v1/detail' as Call<GetGroupActivity, GroupActivity>,
  /**
   * Sets a reminder by SMS before a sale of a sku begins (F08). Repeated calls set one reminder. Failures are reported
   * to the caller (X05).
   * @throws notFound 107002404: if the sku is not in the sale
   * @throws wrongState 107002414: if the sale has begun
   * @throws overLimit 107002412: beyond 50 open reminders
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  setReminder: 'POST /api/promotion/v1/remainder' as Call<SetReminder, Empty>,
  /**
   * Cancels the reminder for a sku of a sale. Cancelling a reminder that is not set succeeds. Failures are reported to
   * the caller (X05).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancelReminder: 'DELETE /api/rest/promotion/v1/remainder/{promotionId}/{itemNo}' as Call<ReminderId, Empty>,
  /**
   * Returns whether the shopper has set a reminder, for up to 50 skus of a sale, in the order of the request. Pages
   * ignore failures (X05).
   * @access visitors and shoppers
   * @built yes
   */
  getReminders: 'POST /api/rest/promotion/v1/remainder/status' as Call<GetReminders, Reminders>,
  /**
   * Reads the shopper's telephone for reminders, masked; empty if the shopper has none.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getReminderPhone: 'GET /api/promotion/reminderphone/v1' as Call<Empty, ReminderPhone>,
  /**
   * Returns the requested flash sale, or the running one, or else the next one, with all sessions of today and later,
   * earliest first.
   * @throws notFound 107002404: if the sale does not exist or is not announced
   * @access visitors and shoppers
   * @built yes
   */
  getFlashSale: 'GET /api/products/promotion/flashsale/v1' as Call<GetFlashSale, FlashSales>,
  /**
   * Lists the products of a flash sale in display order as `items`, each with the percentage of pieces left (X05).
   * @throws notFound 107002404: if the sale does not exist or is not announced
   * @access visitors and shoppers
   * @built yes
   */
  listFlashSaleProducts: 'GET /api/promotion/flashSales/v1/products' as Call<GetFlashSale, FlashSaleProducts>,
  /**
   * Lists the products of a running flash sale that can be bought now, in display order, with the percentage of pieces
   * left.
   * @throws notFound 107002404: if the sale does not exist or is not announced
   * @access visitors and shoppers
   * @built yes
   */
  listFlashSaleSelling: 'GET /api/products/promotion/flashsale/selling/v1' as Call<GetFlashSale, FlashSaleProducts>,
  /**
   * Returns how many pieces of a sku the shopper may still buy in a promotion, and whether the given quantity is within
   * the limit.
   * @throws notFound 107002404: if the sku is unknown, or the promotion is not running for it
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getLimit: 'POST /api/promotion/limit/quantity/v1' as Call<GetLimit, LimitQuantity>,
  /**
   * Lists the products of a running free trial as cards, each with the price of keeping it; products that the shopper
   * can try come first (S24). A visitor gets the list of a shopper without trials.
   * @throws notFound 107002404: if the trial does not exist, has not begun or is over
   * @access visitors and shoppers
   * @built yes
   */
  listFreeTrialProducts: 'GET /api/platform/freetrail/{promotionId}/products/v1' as Call<
    PromotionId,
    FreeTrialProducts
  >,
  /**
   * Lists at most 20 promotions of one type with their products: running ones, then announced ones, by begin time.
   * @access visitors and shoppers
   * @built yes
   */
  listByType: 'GET /api/platform/promotions/v1/bytype' as Call<ListPromotions, PromotionList>,
}

export type * from './groups.types'
export type * from './promotions.types'
export type * from './shop-campaigns.types'
