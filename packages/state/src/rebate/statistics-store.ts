import { DAY, formatDay, PROMOTER_KIND, type PromoterKind } from '@hearth/domain'
import type { DailyStatistics, ShopStatistics } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Figures of the promoter's or the partner shop: totals, and by day. */
export interface StatisticsState {
  basic: Load<ShopStatistics>
  daily: Load<DailyStatistics>
  /** The shop that the figures are of, and the number of days, including today. */
  kind: PromoterKind
  days: number
  open(kind: PromoterKind, days: number): Promise<void>
}

/**
 * Figures of a promoter's shops (F17). Figures of the previously chosen shop or period are hidden while new ones load.
 */
export const statisticsStore = defineStore<StatisticsState>({
  name: 'statistics',
  personal: true,
  create(context, set, get) {
    const { api, now } = context
    const track = tracker<Pick<StatisticsState, 'basic' | 'daily'>>(context, set, get)
    const quiet = { toast: false } as const
    return {
      basic: idle,
      daily: idle,
      kind: PROMOTER_KIND.promoter,
      days: 0,
      async open(kind, days) {
        const sameShop = kind === get().kind
        const same = sameShop && days === get().days
        set({ kind, days })
        const calls = kind === PROMOTER_KIND.partner ? api.partner : api.rebateShop
        const end = now()
        const range = { begin: formatDay(end - (days - 1) * DAY), end: formatDay(end) }
        await Promise.all([
          track('basic', () => calls.getStatistics({}, quiet), sameShop),
          track('daily', () => calls.getDailyStatistics(range, quiet), same),
        ])
      },
    }
  },
})
