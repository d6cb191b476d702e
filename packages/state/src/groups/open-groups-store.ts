import type { Group } from '@hearth/sdk/core'
import { checkoutPath } from '#checkout/checkout-query'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Maximum number of groups that a product page offers to join. */
const MOST_OFFERED = 3

/** The sku and number of pieces to buy in a group. */
export interface GroupPieces {
  skuNo: string
  itemQuantity: number
}

/** Groups of a promotion and product that the viewer can join. */
export interface OpenGroupsState {
  groups: Load<Group[]>
  load(): Promise<void>
  /** Opens checkout to join a group; without `groupId`, to open a new one. */
  buy(pieces: GroupPieces, groupId?: string): void
}

/** Defines the store of the groups that a product page offers, the ones that end soonest first. */
export const openGroupsStore = (promotionId: string, spuNo: string): StoreDefinition<OpenGroupsState> =>
  defineStore<OpenGroupsState>({
    name: `open-groups:${promotionId}:${spuNo}`,
    create(context, set, get) {
      const { api, ports } = context
      const track = tracker<Pick<OpenGroupsState, 'groups'>>(context, set, get)
      // The groups contain the viewer's own orders, so they are removed at logout.
      context.onForget(() => set({ groups: idle }))
      return {
        groups: idle,
        async load() {
          const wish = { promotionId, spuNo, count: MOST_OFFERED }
          await track('groups', async () => (await api.promotions.listGroups(wish)).result, true)
        },
        buy: (pieces, groupId) =>
          ports.navigate(checkoutPath({ ...pieces, campaign: { kind: 'group', promotionId, groupId } })),
      }
    },
  })
