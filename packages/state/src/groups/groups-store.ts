import type { Group, GroupActivity } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Maximum number of the shopper's own groups on the page. */
const MOST_OWN = 10

/** Group-buying activities, and the groups of the shopper. */
export interface GroupsState {
  activities: Load<GroupActivity[]>
  own: Load<Group[]>
  load(): Promise<void>
  /** Loads the groups of a logged-in shopper, newest order first. */
  loadOwn(): Promise<void>
}

/** Group-buying activities (F08), which are the same for every shopper, and the shopper's own groups. */
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
