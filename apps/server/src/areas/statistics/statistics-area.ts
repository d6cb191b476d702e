import { PROMOTER_KIND } from '@hearth/domain'
import { partner, rebateShop } from '@hearth/sdk/core'
import { readDailyStatistics, readStatistics } from '#areas/statistics/read-statistics'
import { answers, defineArea } from '#kernel/area'

/** Figures of promoters' shops (F17): views, orders and earnings by day. Other areas write them. */
export const statisticsArea = defineArea({
  name: 'statistics',
  calls: [
    answers(rebateShop, {
      getStatistics: (wish, context) => readStatistics(context, PROMOTER_KIND.promoter, wish),
      getDailyStatistics: (wish, context) => readDailyStatistics(context, PROMOTER_KIND.promoter, wish),
    }),
    answers(partner, {
      getStatistics: (wish, context) => readStatistics(context, PROMOTER_KIND.partner, wish),
      getDailyStatistics: (wish, context) => readDailyStatistics(context, PROMOTER_KIND.partner, wish),
    }),
  ],
})
