import type { DeliveryLog, GuideInfo, OperLog, OrderDetail } from '@hearth/sdk/core'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'
import { userStore } from '#user/user-store'

/** One order. */
export interface OrderState {
  detail: Load<OrderDetail>
  /** Its history, newest first. */
  logs: Load<OperLog[]>
  /** Its parcels, and how many pieces are still to be sent. */
  delivery: Load<DeliveryLog>
  /** Guides to its products. */
  guides: Load<GuideInfo[]>
  /** It is being cancelled or confirmed. */
  busy: boolean
  load(): Promise<void>
  /** Cancels it. Returns whether it succeeded. */
  cancel(reason?: string): Promise<boolean>
  /** Confirms its receipt. Returns whether it succeeded. */
  confirm(): Promise<boolean>
  /** Changes its address to another of the shopper's. Returns whether it succeeded. */
  changeAddress(addressId: string): Promise<boolean>
  loadDelivery(): Promise<void>
  /** Looks for guides to up to 50 of its skus, once. */
  loadGuides(skuNo: string[]): Promise<void>
}

/** The store of one order. */
export const orderStore = (orderId: string): StoreDefinition<OrderState> =>
  defineStore<OrderState>({
    name: `order:${orderId}`,
    personal: true,
    create(context, set, get) {
      const { api } = context
      const track = tracker(context, set, get)
      const load = async () => {
        await Promise.all([
          track('detail', () => api.orders.get({ orderId }), true),
          track('logs', async () => (await api.orders.operLogs({ orderId })).operLogs, true),
        ])
      }
      // The order is reloaded after a failure too (S11).
      const change = changing(context, set, get, 'busy', load)

      return {
        detail: idle,
        logs: idle,
        delivery: idle,
        guides: idle,
        busy: false,
        load,
        async cancel(reason) {
          const { enterprise } = context.store(userStore).getState().info.data?.buyer ?? {}
          // An enterprise has a call of its own (P03).
          const cancelled = await change(() =>
            enterprise
              ? api.orders.cancelEnterprise({ orderId, reason: 'cancel', cancelReason: reason })
              : api.orders.cancel({ orderId, reason }),
          )
          // The shopper may count as a newcomer again: other pages show other prices then.
          if (cancelled) void context.store(userStore).getState().load()
          return cancelled
        },
        confirm: () => change(() => api.orders.confirm({ orderId })),
        changeAddress: (addressId) => change(() => api.orders.submitAddress({ orderId, addressId })),
        loadDelivery: async () => void (await track('delivery', () => api.orders.deliveryLog({ orderId }), true)),
        loadGuides: async (skuNo) =>
          void (await track(
            'guides',
            async () => (await api.orders.listGuides({ skuNo: skuNo.slice(0, 50) })).result,
            true,
          )),
      }
    },
  })
