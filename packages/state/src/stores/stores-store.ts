import type { Store } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import type { Place } from '#shop/ports'
import { tracker } from '#shop/track'

/** Stores in which shoppers can try products. */
export interface StoresState {
  stores: Load<Store[]>
  /** Whether the platform can locate the shopper. */
  canLocate: boolean
  /** Loads the stores, nearest first if the shopper's position is known. */
  load(): Promise<void>
  /** Locates the shopper, and reloads the stores sorted by distance. */
  locate(): Promise<void>
}

/** Stores of the shop (F11). The shopper's position is sent with the request and not stored. */
export const storesStore = defineStore<StoresState>({
  name: 'stores',
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker<Pick<StoresState, 'stores'>>(context, set, get)
    let place: Place | undefined
    const load = async () =>
      void (await track('stores', async () => (await api.products.listStores({ ...place })).result, true))
    return {
      stores: idle,
      canLocate: ports.locate !== undefined,
      load,
      async locate() {
        try {
          place = await ports.locate?.()
        } catch (error) {
          store(appStore)
            .getState()
            .showToast((error as Error).message)
          return
        }
        await load()
      },
    }
  },
})
