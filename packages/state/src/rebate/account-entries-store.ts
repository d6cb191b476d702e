import { PROMOTER_KIND, type PromoterKind } from '@hearth/domain'
import type { AccountEntry } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** Credits and debits of an account. The tab chooses the promoter's or the partner shop's account. */
export type AccountEntriesState = PagedList<AccountEntry, PromoterKind>

/** Entries of the account of a promoter or partner shop, newest first (F18, F19). */
export const accountEntriesStore = defineStore<AccountEntriesState>({
  name: 'accountEntries',
  personal: true,
  create(context, set, get) {
    const { partner, rebate } = context.api
    return pagedList<AccountEntry, PromoterKind>(context, set, get, {
      idOf: ({ entryId }) => entryId,
      async ask({ tab = PROMOTER_KIND.promoter, startId, count }) {
        const calls = tab === PROMOTER_KIND.partner ? partner : rebate
        const page = await calls.listEntries({ startId, count }, { toast: false })
        return { items: page.result, startId: page.startId }
      },
    })
  },
})
