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
   * Lists the campaigns that run or are announced, whatever their kind: those that run first, the next to end before
   * the others; then those to come, the next to begin before the others. At most 60. A call of the shop's own.
   * @access visitors and shoppers
   * @built yes
   */
  listCampaigns: 'GET /api/platform/campaigns/v1' as Call<Empty, ShopCampaigns>,
  /**
   * Records that somebody opened the page of a campaign, which its owner reads as a number: views, and visitors by day.
   * Unknown campaigns are not counted. A call of the shop's own.
   * @access visitors and shoppers
   * @built yes
   */
  viewCampaign: 'POST /api/platform/campaigns/v1/view' as Call<ViewCampaign, Empty>,
  /**
   * Reads one group (103) with who is in it, how many it takes and until when: the page that a shared link opens. To
   * its members it tells their own order too.
   * @throws notFound 107002404: for a group that is not there, or that its leader has not paid for
   * @access visitors and shoppers
   * @built yes
   */
  getGroup: 'GET /api/promotion/groups/{groupId}/v1' as Call<GroupId, Group>,
  /**
   * Lists page by page the groups the shopper is in, the newest first, none for a visitor; or with `promotionId` those
   * of an activity that can be joined, those that end first first.
   * @access visitors and shoppers
   * @built yes
   */
  listGroups: 'GET /api/promotion/groups/v1' as Call<ListGroups, GroupList>,
  /**
   * Lists running activities in which shoppers buy together (103), newest first, with products, group size and
   * completed groups.
   * @access visitors and shoppers
   * @built yes
   */
  listGroupActivities: 'GET /api/groups/activity/v1/list' as Call<Empty, GroupActivities>,
  /**
   * Reads one activity in which shoppers buy together, by its promotion, with products, times and group size; also once
   * it is over.
   * @throws notFound 107002404: for a promotion that is none of groups, or is not announced
   * @access visitors and shoppers
   * @built yes
   */
  getGroupActivity: 'GET /api/groups/activity/v1/detail' as Call<GetGroupActivity, GroupActivity>,
  /**
   * Asks for a reminder by SMS before a sale of a sku begins (F08). Setting it twice keeps one; a failure reaches the
   * caller (X05).
   * @throws notFound 107002404: for a sku that is in no such sale
   * @throws wrongState 107002414: once the sale has begun
   * @throws overLimit 107002412: for more than 50 that wait
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  setReminder: 'POST /api/promotion/v1/remainder' as Call<SetReminder, Empty>,
  /**
   * Cancels a reminder for a sku of a sale. Cancelling one that is not set succeeds; a failure reaches the caller
   * (X05).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancelReminder: 'DELETE /api/rest/promotion/v1/remainder/{promotionId}/{itemNo}' as Call<ReminderId, Empty>,
  /**
   * Tells for up to 50 skus of a sale whether the shopper set a reminder, in the order asked for. Failures leave the
   * page as it is (X05).
   * @access visitors and shoppers
   * @built yes
   */
  getReminders: 'POST /api/rest/promotion/v1/remainder/status' as Call<GetReminders, Reminders>,
  /**
   * Reads the telephone that reminders go to, with its middle hidden; empty when the shopper has none.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getReminderPhone: 'GET /api/promotion/reminderphone/v1' as Call<Empty, ReminderPhone>,
  /**
   * Reads the flash sale that runs, else the next one, and beside it all sessions of today and those to come, the
   * earliest first.
   * @throws notFound 107002404: for a sale that is not there or not announced
   * @access visitors and shoppers
   * @built yes
   */
  getFlashSale: 'GET /api/products/promotion/flashsale/v1' as Call<GetFlashSale, FlashSales>,
  /**
   * Lists the products of a flash sale in its order, each with the percent of pieces that are left. Read from `items`
   * (X05).
   * @throws notFound 107002404: for a sale that is not there or not announced
   * @access visitors and shoppers
   * @built yes
   */
  listFlashSaleProducts: 'GET /api/promotion/flashSales/v1/products' as Call<GetFlashSale, FlashSaleProducts>,
  /**
   * Lists products of a flash sale that are being sold right now, in its order, with the percent that is left.
   * @throws notFound 107002404: for a sale that is not there or not announced
   * @access visitors and shoppers
   * @built yes
   */
  listFlashSaleSelling: 'GET /api/products/promotion/flashsale/selling/v1' as Call<GetFlashSale, FlashSaleProducts>,
  /**
   * Tells how many pieces of a sku the shopper may still buy in a promotion, and whether the wanted quantity is within
   * that.
   * @throws notFound 107002404: for an unknown sku, or a promotion that does not run on it
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getLimit: 'POST /api/promotion/limit/quantity/v1' as Call<GetLimit, LimitQuantity>,
  /**
   * Lists the products of a free trial that runs, those that the shopper can try first (S24), as cards with what
   * keeping one costs. To a visitor each is as to somebody who tried none.
   * @throws notFound 107002404: for a trial that is not there, has not begun or is over
   * @access visitors and shoppers
   * @built yes
   */
  listFreeTrialProducts: 'GET /api/platform/freetrail/{promotionId}/products/v1' as Call<
    PromotionId,
    FreeTrialProducts
  >,
  /**
   * Lists at most 20 promotions of one type with their products: those that run, then those that are announced, by
   * their beginning.
   * @access visitors and shoppers
   * @built yes
   */
  listByType: 'GET /api/platform/promotions/v1/bytype' as Call<ListPromotions, PromotionList>,
}

export type * from './groups.types'
export type * from './promotions.types'
export type * from './shop-campaigns.types'
