import type { Address, Cabinet, PickupPoint } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import type { Place } from '#shop/ports'
import { tracker } from '#shop/track'

/** The address and the number of pieces for which cabinets are searched. */
export interface CabinetsWish {
  address: Pick<Address, 'provinceCode' | 'cityCode' | 'districtCode' | 'streetCode'>
  pieces?: number
}

/** Cabinets and pickup points that an order can be sent to. */
export interface CabinetsState {
  cabinets: Load<Cabinet[]>
  /** Staffed pickup points in the street of the address. */
  points: Load<PickupPoint[]>
  /** Whether the platform can locate the shopper. */
  canLocate: boolean
  load(wish: CabinetsWish): Promise<void>
  /** Locates the shopper, and loads the cabinets sorted by distance. */
  locate(): Promise<void>
}

/** Cabinets to choose from (E06). The shopper's position is sent with the request and not stored. */
export const cabinetsStore = defineStore<CabinetsState>({
  name: 'cabinets',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker<Pick<CabinetsState, 'cabinets' | 'points'>>(context, set, get)
    let place: Place | undefined
    let wanted: CabinetsWish | undefined
    const read = async () => {
      if (!wanted) return
      const { address, pieces } = wanted
      const { provinceCode, cityCode, districtCode, streetCode } = address
      const areas = { provinceCode, cityCode, districtCode, streetCode }
      await Promise.all([
        track('cabinets', async () => (await api.orders.listCabinets({ ...areas, pieces, ...place })).result, true),
        track('points', async () => (streetCode ? (await api.address.listPickupPoints(areas)).result : []), true),
      ])
    }
    return {
      cabinets: idle,
      points: idle,
      canLocate: ports.locate !== undefined,
      load(wish) {
        wanted = wish
        return read()
      },
      async locate() {
        try {
          place = await ports.locate?.()
        } catch (error) {
          store(appStore)
            .getState()
            .showToast((error as Error).message)
          return
        }
        await read()
      },
    }
  },
})
