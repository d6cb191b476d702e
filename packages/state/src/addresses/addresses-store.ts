import type { Address, AddressDraft, AddressList, Area } from '@hearth/sdk/core'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The address book. */
export interface AddressesState {
  list: Load<AddressList>
  /** The address being edited; undefined for a new one. */
  draft: Load<Address>
  saving: boolean
  load(): Promise<void>
  /** Loads the address to edit; without an id, begins a new one. */
  loadOne(addressId?: string): Promise<void>
  /** Saves a new address or changes one. Returns whether it succeeded. */
  save(draft: AddressDraft & { addressId?: string }): Promise<boolean>
  remove(addressId: string): Promise<boolean>
  makeDefault(addressId: string): Promise<boolean>
  /**
   * Areas below a code; provinces below '0' or ''. Rejects when they could not be loaded, for the picker to offer
   * another try.
   */
  loadAreas(parentCode: string): Promise<Area[]>
}

/** The address book and the areas its addresses are made of. */
export const addressesStore = defineStore<AddressesState>({
  name: 'addresses',
  personal: true,
  create(context, set, get) {
    const { api } = context
    const track = tracker(context, set, get)
    const load = async () => void (await track('list', () => api.address.list({}), true))
    const saving = changing(context, set, get, 'saving')
    /** Reloads the book before a second press is accepted, which would store the address twice. */
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
