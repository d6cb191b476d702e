import type { RebateShareActivity, RebateSku } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The page of one rebate activity with its products. */
export interface RebateActivityState {
  activity: Load<RebateShareActivity>
  /** The activity's products, each with the rebate for one piece. */
  skus: Load<RebateSku[]>
  open(): Promise<void>
}

/** Defines the store of the page of one rebate activity (S21). */
export const rebateActivityStore = (id: string): StoreDefinition<RebateActivityState> =>
  defineStore<RebateActivityState>({
    name: `rebate-activity:${id}`,
    personal: true,
    create(context, set, get) {
      const { rebate } = context.api
      const track = tracker<Pick<RebateActivityState, 'activity' | 'skus'>>(context, set, get)
      const own = { toast: false } as const
      return {
        activity: idle,
        skus: idle,
        async open() {
          await Promise.all([
            track('activity', () => rebate.getShareActivity({ id }, own), true),
            track('skus', async () => (await rebate.listSkus({ rebateId: id }, own)).result, true),
          ])
        },
      }
    },
  })
