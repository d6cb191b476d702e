import type { AccountEntry, PartnerAssets, ShopAmount, ShopStatistics } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { pagedList, type PagedList } from '#shop/paged-list'
import { tracker } from '#shop/track'

/** What a partner shop owns, and what came of it; the list is the entries of its account. */
export interface PartnerMoney {
  assets: PartnerAssets
  amount: ShopAmount
  statistics: ShopStatistics
}

/** The money of a partner shop (F18). */
export interface PartnerState extends PagedList<AccountEntry, never> {
  money: Load<PartnerMoney>
  open(): Promise<void>
}

/** What a partner shop owns, earned, and by what. */
export const partnerStore = defineStore<PartnerState>({
  name: 'partner',
  personal: true,
  create(context, set, get) {
    const { partner } = context.api
    const track = tracker<Pick<PartnerState, 'money'>>(context, set, get)
    const quiet = { toast: false } as const
    const list = pagedList<AccountEntry, never>(context, set, get, {
      idOf: ({ entryId }) => entryId,
      async ask({ startId, count }) {
        const page = await partner.listAmountEntries({ startId, count }, quiet)
        return { items: page.result, startId: page.startId }
      },
    })
    async function read(): Promise<PartnerMoney> {
      const [assets, amount, statistics] = await Promise.all([
        partner.getAssets({}, quiet),
        partner.getAmount({}, quiet),
        partner.getStatistics({}, quiet),
      ])
      return { assets, amount, statistics }
    }
    return {
      ...list,
      money: idle,
      open: async () => void (await Promise.all([track('money', read, true), list.load()])),
    }
  },
})
