import { PROMOTION_TYPE } from '@hearth/domain'
import { products, promotions } from '@hearth/sdk/core'
import { flashSaleCommand } from '#areas/flash-sale/flash-sale-command'
import { flashSaleOps } from '#areas/flash-sale/flash-sale-ops'
import { readFlashSales } from '#areas/flash-sale/flash-sales'
import { SALE_MESSAGES } from '#areas/flash-sale/sale-messages'
import { listSaleProducts, listSales, listSelling } from '#areas/flash-sale/sale-products'
import { cancelReminder, readReminderPhone, readReminders, setReminder } from '#areas/flash-sale/sale-reminders'
import { forgetSales, tellOfSales } from '#areas/flash-sale/tell-of-sales'
import { promotionCampaigns } from '#areas/products/promotion-campaigns'
import { answers, defineArea } from '#kernel/area'
import { writes } from '#kernel/writes'

/** Flash sales (101): their sessions and products, and the reminders before they begin (F08). */
export const flashSaleArea = defineArea({
  name: 'flash-sale',
  campaigns: [promotionCampaigns('flashSale', PROMOTION_TYPE.flashSale)],
  accountEnd: { deleted: ['sale_reminder.shopper_id'] },
  messages: SALE_MESSAGES,
  commands: [flashSaleCommand],
  ops: flashSaleOps,
  calls: [
    answers(
      promotions,
      {
        getFlashSale: ({ promotionId }, { db, now }) => readFlashSales(db, now, promotionId),
        listFlashSaleProducts: async ({ promotionId }, { db, now }) => ({
          items: await listSaleProducts(db, now, promotionId),
        }),
        listFlashSaleSelling: async ({ promotionId }, { db, now }) => ({
          items: await listSelling(db, now, promotionId),
        }),
      },
      { visitors: true, shared: true },
    ),
    answers(
      products,
      {
        listFlashSales: async (_, { db, now }) => ({ result: await listSales(db, now) }),
        listFlashSaleGroups: async (_, { db, now }) => ({ result: await listSales(db, now) }),
      },
      { visitors: true, shared: true },
    ),
    answers(promotions, {
      getReminders: {
        visitors: true,
        answer: (wish, { db, shopper }) => readReminders(db, shopper, wish),
      },
      getReminderPhone: (_, { db, needShopper }) => readReminderPhone(db, needShopper()),
    }),
    writes(promotions, {
      setReminder: (work, wish, shopperId) => setReminder(work, shopperId, wish),
      cancelReminder: (work, wish, shopperId) => cancelReminder(work, shopperId, wish),
    }),
  ],
  jobs: () => [
    { name: 'tell of flash sales', every: 20_000, run: (work) => tellOfSales(work) },
    { name: 'forget sale reminders', every: 3_600_000, run: forgetSales },
  ],
})
