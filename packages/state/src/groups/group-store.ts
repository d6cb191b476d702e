import type { Group } from '@hearth/sdk/core'
import { checkoutPath } from '#checkout/checkout-query'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The page of one buying group. */
export interface GroupState {
  group: Load<Group>
  load(): Promise<void>
  /** Opens checkout to join the group, with the sku that its leader chose. */
  join(): void
}

/** Defines the store of the page of one buying group. */
export const groupStore = (groupId: string): StoreDefinition<GroupState> =>
  defineStore<GroupState>({
    name: `group:${groupId}`,
    shared: ['group'],
    create(context, set, get) {
      const { api, ports } = context
      const track = tracker<Pick<GroupState, 'group'>>(context, set, get)
      // The group contains the viewer's own order, so it is removed at logout.
      context.onForget(() => set({ group: idle }))
      return {
        group: idle,
        async load() {
          await track('group', () => api.promotions.getGroup({ groupId }), true)
        },
        join() {
          const { data } = get().group
          if (!data) return
          const { promotionId, skuNo } = data
          ports.navigate(checkoutPath({ skuNo, itemQuantity: 1, campaign: { kind: 'group', promotionId, groupId } }))
        },
      }
    },
  })
