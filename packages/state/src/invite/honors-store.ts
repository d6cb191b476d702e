import type { HonorList, Honor } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** Promoters with the highest earnings, best first, and the shopper's own rank. */
export interface HonorsState extends PagedList<Honor, never> {
  /** The shopper's rank and the figures of the list; undefined until loaded. */
  board?: Pick<HonorList, 'myRank' | 'countedAt' | 'totalCount'>
}

/** The honor list of promoters (F20), page by page. */
export const honorsStore = defineStore<HonorsState>({
  name: 'honors',
  personal: true,
  create: (context, set, get) =>
    pagedList<Honor, never>(context, set as never, get, {
      idOf: ({ rank, usernick }) => `${rank}/${usernick}`,
      async ask({ startIndex = 0, count }) {
        const page = await context.api.rebate.listHonors({ startIndex, count }, { toast: false })
        const { result, totalCount, myRank, countedAt } = page
        set({ board: { totalCount, myRank, countedAt } })
        const next = startIndex + result.length
        return { items: result, startId: next < totalCount ? String(next) : '' }
      },
    }),
})
