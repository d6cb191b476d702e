import type { Group } from '@hearth/sdk/core'
import { checkoutPath } from '#checkout/checkout-query'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Most groups that a product page offers to join. */
const MOST_OFFERED = 3

/** A group purchase: a sku, and a number of pieces. */
export interface GroupPieces {
  skuNo: string
  itemQuantity: number
}

/** Groups of a promotion that can be joined, of one product. */
export interface OpenGroupsState {
  groups: Load<Group[]>
  load(): Promise<void>
  /** Opens checkout to open a group, or to join a given one. */
  buy(pieces: GroupPieces, groupId?: string): void
}

/** The store of the groups that a product page offers, those that end first first. */
export const openGroupsStore = (promotionId: string, spuNo: string): StoreDefinition<OpenGroupsState> =>
  defineStore<OpenGroupsState>({
    name: `open-groups:${promotionId}:${spuNo}`,
    create(context, set, get) {
      const { api, ports } = context
      const track = tracker<Pick<OpenGroupsState, 'groups'>>(context, set, get)
      // They contain the viewer's seats.
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
