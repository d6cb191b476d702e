import type { Group, GroupActivity } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Most groups of a shopper that the page of groups shows. */
const MOST_OWN = 10

/** Activities of groups, and the groups a shopper is in. */
export interface GroupsState {
  activities: Load<GroupActivity[]>
  own: Load<Group[]>
  load(): Promise<void>
  /** Loads the groups of a logged-in shopper, the latest order first. */
  loadOwn(): Promise<void>
}

/** Activities in which shoppers buy together (F08), the same for everybody, and one's own groups. */
export const groupsStore = defineStore<GroupsState>({
  name: 'groups',
  shared: ['activities'],
  create(context, set, get) {
    const { api } = context
    const track = tracker<Pick<GroupsState, 'activities' | 'own'>>(context, set, get)
    context.onForget(() => set({ own: idle }))
    return {
      activities: idle,
      own: idle,
      async load() {
        await track('activities', async () => (await api.promotions.listGroupActivities({})).result, true)
      },
      async loadOwn() {
        await track('own', async () => (await api.promotions.listGroups({ count: MOST_OWN })).result, true)
      },
    }
  },
})
