import type { Call, Empty } from './call'
import type { GetGroupActivity, Group, GroupActivities, GroupActivity, GroupId, GroupList, ListGroups } from './groups.types'
import type {
  FlashSaleProducts, FlashSales, FreeTrialProducts, GetFlashSale, GetLimit, GetReminders, LimitQuantity, ListPromotions, PromotionId, PromotionList, ReminderId, ReminderPhone, Reminders, SetReminder,
} from './promotions.types'

/** Promotions: groups, flash sales, free trials. */
export const promotions = {
  /** One group. */
  getGroup: 'GET /api/promotion/groups/{groupId}/v1' as Call<GroupId, Group>,
  /** Groups the shopper buys in, or that can be joined. */
  listGroups: 'GET /api/promotion/groups/v1' as Call<ListGroups, GroupList>,
  /** Activities in which shoppers buy together. */
  listGroupActivities: 'GET /api/groups/activity/v1/list' as Call<Empty, GroupActivities>,
  /** One of them. */
  getGroupActivity: 'GET /api/groups/activity/v1/detail' as Call<GetGroupActivity, GroupActivity>,
  /** To be reminded when a sale begins. */
  setReminder: 'POST /api/promotion/v1/remainder' as Call<SetReminder, Empty>,
  /** Not to be reminded any more. */
  cancelReminder: 'DELETE /api/rest/promotion/v1/remainder/{promotionId}/{itemNo}' as Call<ReminderId, Empty>,
  /** Which reminders are set. */
  getReminders: 'POST /api/rest/promotion/v1/remainder/status' as Call<GetReminders, Reminders>,
  /** The telephone reminders go to. */
  getReminderPhone: 'GET /api/promotion/reminderphone/v1' as Call<Empty, ReminderPhone>,
  /** The flash sale of now, and those before and after it. */
  getFlashSale: 'GET /api/products/promotion/flashsale/v1' as Call<GetFlashSale, FlashSales>,
  /** Products of a flash sale. */
  listFlashSaleProducts: 'GET /api/promotion/flashSales/v1/products' as Call<GetFlashSale, FlashSaleProducts>,
  /** Products selling in the flash sale of now. */
  listFlashSaleSelling: 'GET /api/products/promotion/flashsale/selling/v1' as Call<GetFlashSale, FlashSaleProducts>,
  /** How many of a sku the shopper may still buy. */
  getLimit: 'POST /api/promotion/limit/quantity/v1' as Call<GetLimit, LimitQuantity>,
  /** Products to try for free. */
  listFreeTrialProducts: 'GET /api/platform/freetrail/{promotionId}/products/v1' as Call<PromotionId, FreeTrialProducts>,
  /** Promotions of a type. */
  listByType: 'GET /api/platform/promotions/v1/bytype' as Call<ListPromotions, PromotionList>,
}

export type * from './groups.types'
export type * from './promotions.types'
