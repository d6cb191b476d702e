import type { DeliveryLog, GuideInfo, OperLog, OrderDetail } from '@hearth/sdk/core'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'
import { userStore } from '#user/user-store'

/** The page of one order. */
export interface OrderState {
  detail: Load<OrderDetail>
  /** The order's history, newest first. */
  logs: Load<OperLog[]>
  /** The order's parcels, and the number of pieces not shipped yet. */
  delivery: Load<DeliveryLog>
  /** Guides to the order's products. */
  guides: Load<GuideInfo[]>
  /** True while the order is being changed. */
  busy: boolean
  load(): Promise<void>
  /** Cancels the order. Returns whether it succeeded. */
  cancel(reason?: string): Promise<boolean>
  /** Confirms that the order was received. Returns whether it succeeded. */
  confirm(): Promise<boolean>
  /** Changes the delivery address to another of the shopper's addresses. Returns whether it succeeded. */
  changeAddress(addressId: string): Promise<boolean>
  loadDelivery(): Promise<void>
  /** Loads guides to these skus, at most 50, unless guides were loaded before. */
  loadGuides(skuNo: string[]): Promise<void>
}

/** Defines the store of the page of one order. */
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
          // Enterprise accounts cancel by another call (P03).
          const cancelled = await change(() =>
            enterprise
              ? api.orders.cancelEnterprise({ orderId, reason: 'cancel', cancelReason: reason })
              : api.orders.cancel({ orderId, reason }),
          )
          // A cancelled order may make the shopper a newcomer again, so the shopper's prices are reloaded.
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
