import type { OperLog, ShopCustomer, ShopOrder } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** An order through the promoter's share, as its promoter may see it. */
export interface ShopOrderDetails {
  order: ShopOrder
  /** The buyer, masked. */
  customer: ShopCustomer
  /** Its history, newest first. */
  logs: OperLog[]
}

/** One order through a share. */
export interface ShopOrderState {
  details: Load<ShopOrderDetails>
  load(): Promise<void>
}

/** The store of one order that came through a share of the promoter, or of their partner shop. */
export const shopOrderStore = (orderId: string): StoreDefinition<ShopOrderState> =>
  defineStore<ShopOrderState>({
    name: `shop-order:${orderId}`,
    personal: true,
    create(context, set, get) {
      const { rebateShop } = context.api
      const track = tracker(context, set, get)
      return {
        details: idle,
        async load() {
          const asked = { orderId }
          const quiet = { toast: false } as const
          const read = async () => {
            const [{ order }, customer, { operLogs }] = await Promise.all([
              rebateShop.getOrder(asked, quiet),
              rebateShop.getCustomer(asked, quiet),
              rebateShop.listOrderLogs(asked, quiet),
            ])
            return { order, customer, logs: operLogs }
          }
          await track('details', read, true)
        },
      }
    },
  })
