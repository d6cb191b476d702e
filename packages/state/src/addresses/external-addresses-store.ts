import type { ExternalAddress, ExternalAddressCheck } from '@hearth/sdk/core'
import { addressesStore } from '#addresses/addresses-store'
import { appStore } from '#app/app-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Addresses stored by the host app (F05). */
export interface ExternalAddressesState {
  /** Whether the app has addresses, and whether the shopper allows the shop to read them. */
  check: Load<ExternalAddressCheck>
  list: Load<ExternalAddress[]>
  busy: boolean
  loadCheck(): Promise<void>
  /** Allows the shop to read the addresses, and loads them. Returns whether it succeeded. */
  allow(): Promise<boolean>
  /** Withdraws the permission to read the addresses. */
  forbid(): Promise<void>
  loadList(): Promise<void>
  /** Copies an address into the shopper's address book. Returns whether it succeeded. */
  copy(externalId: string): Promise<boolean>
}

/** Reads addresses from the host app, with the shopper's consent. */
export const externalAddressesStore = defineStore<ExternalAddressesState>({
  name: 'externalAddresses',
  personal: true,
  create(context, set, get) {
    const { address } = context.api
    const track = tracker(context, set, get)
    const loadCheck = async () => void (await track('check', () => address.hasExternal({}, { toast: false }), true))
    const loadList = async () => void (await track('list', async () => (await address.listExternal({})).result, true))
    const change = changing(context, set, get, 'busy')
    return {
      check: idle,
      list: idle,
      busy: false,
      loadCheck,
      loadList,
      async allow() {
        const allowed = await change(() => address.saveExternalAuth({ authorized: true }))
        if (allowed) await Promise.all([loadCheck(), loadList()])
        return allowed
      },
      async forbid() {
        if (!(await change(() => address.saveExternalAuth({ authorized: false })))) return
        set({ list: idle })
        await loadCheck()
      },
      async copy(externalId) {
        const copied = await change(() => address.createFromExternal({ externalId }))
        if (!copied) return false
        context.store(appStore).getState().showToast('已添加到收货地址')
        await context.store(addressesStore).getState().load()
        return true
      },
    }
  },
})
