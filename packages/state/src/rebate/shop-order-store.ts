import type { OperLog, ShopCustomer, ShopOrder } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** An order made through a promoter's share, with the data that the promoter may see. */
export interface ShopOrderDetails {
  order: ShopOrder
  /** The buyer, with masked data. */
  customer: ShopCustomer
  /** The order's history, newest first. */
  logs: OperLog[]
}

/** The page of one order made through a share. */
export interface ShopOrderState {
  details: Load<ShopOrderDetails>
  load(): Promise<void>
}

/** Defines the store of the page of one order made through a share of the promoter or of their partner shop. */
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
