import type { Address, AddressDraft, AddressList, Area } from '@hearth/sdk/core'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The shopper's addresses. */
export interface AddressesState {
  list: Load<AddressList>
  /** The address that the form edits; idle while the form is for a new address. */
  draft: Load<Address>
  saving: boolean
  load(): Promise<void>
  /** Loads the address to edit. Without an id, the form starts empty. */
  loadOne(addressId?: string): Promise<void>
  /** Adds an address, or changes the one with `addressId`. Returns whether it succeeded. */
  save(draft: AddressDraft & { addressId?: string }): Promise<boolean>
  remove(addressId: string): Promise<boolean>
  makeDefault(addressId: string): Promise<boolean>
  /**
   * Returns the areas below the area with this code; the provinces if the code is '0' or ''. Rejects if they cannot be
   * loaded, so that the picker can offer a retry.
   */
  loadAreas(parentCode: string): Promise<Area[]>
}

/** Loads and changes the shopper's addresses, and loads the areas that addresses name. */
export const addressesStore = defineStore<AddressesState>({
  name: 'addresses',
  personal: true,
  create(context, set, get) {
    const { api } = context
    const track = tracker(context, set, get)
    const load = async () => void (await track('list', () => api.address.list({}), true))
    const saving = changing(context, set, get, 'saving')
    /**
     * Reloads the addresses before the next change is accepted, so that a second press cannot store the address twice.
     */
    const change = (call: () => Promise<object>) =>
      saving(async () => {
        await call()
        await load()
      })

    return {
      list: idle,
      draft: idle,
      saving: false,
      load,
      async loadOne(addressId) {
        if (addressId) await track('draft', () => api.address.get({ addressId }))
        else set({ draft: idle })
      },
      save: ({ addressId, ...draft }) =>
        change(() => (addressId ? api.address.change({ addressId, ...draft }) : api.address.add(draft))),
      remove: (addressId) => change(() => api.address.remove({ addressId })),
      makeDefault: (addressId) => change(() => api.address.makeDefault({ addressId })),
      async loadAreas(parentCode) {
        const { result } = await (Number(parentCode)
          ? api.address.areasBelow({ parentCode })
          : api.address.provinces({}))
        return result
      },
    }
  },
})
