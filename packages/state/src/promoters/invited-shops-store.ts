import type { InvitedShop } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** Shops whose owners applied with the promoter's invite code. */
export type InvitedShopsState = PagedList<InvitedShop, never>

/** The shops that a promoter invited, newest first. The promoter earns nothing from them. */
export const invitedShopsStore = defineStore<InvitedShopsState>({
  name: 'invitedShops',
  personal: true,
  create: (context, set, get) =>
    pagedList<InvitedShop, never>(context, set, get, {
      idOf: ({ shopId }) => shopId,
      async ask({ startId, count }) {
        const page = await context.api.rebateShop.listInvitations({ startId, count }, { toast: false })
        return { items: page.result, startId: page.startId }
      },
    }),
})
