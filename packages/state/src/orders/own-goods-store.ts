import { ORDER_STATUS } from '@hearth/domain'
import type { OrderItem, OrderProduct } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Orders on their way to the shopper. */
export interface GoodsOnWay {
  /** The order that was shipped last; absent if none is on its way. */
  order?: OrderItem
  /** Number of orders on their way. */
  count: number
}

/** A product of a received order. */
export interface OwnDevice {
  product: OrderProduct
  /** Id of the order that the device belongs to. */
  orderId: string
  /** Address of the device's guide; absent if it has none. */
  guide?: string
}

/** Orders and devices that the account page shows. */
export interface OwnGoodsState {
  onWay: Load<GoodsOnWay>
  devices: Load<OwnDevice[]>
  /** Loads the orders on their way and the devices, in at most three calls. */
  load(): Promise<void>
}

/** Number of received orders to load, and of devices to show. */
const ORDERS = 10
const DEVICES = 3

/** Returns the newest devices of these orders, one for each product. Gifts are left out. */
function devicesOf(orders: readonly OrderItem[]): Omit<OwnDevice, 'guide'>[] {
  const found = new Map<string, Omit<OwnDevice, 'guide'>>()
  for (const { orderId, products } of orders)
    for (const product of products)
      if (!product.gift && !found.has(product.spuNo)) found.set(product.spuNo, { product, orderId })
  return [...found.values()].slice(0, DEVICES)
}

/** The shopper's orders on their way, and devices of received orders. */
export const ownGoodsStore = defineStore<OwnGoodsState>({
  name: 'own-goods',
  personal: true,
  create(context, set, get) {
    const { orders } = context.api
    const track = tracker<Pick<OwnGoodsState, 'onWay' | 'devices'>>(context, set, get)
    const list = async (orderStatus: typeof ORDER_STATUS.shipped | typeof ORDER_STATUS.received, count: number) =>
      (await orders.list({ orderStatus, startIndex: 0, count })).order
    return {
      onWay: idle,
      devices: idle,
      load: async () =>
        void (await Promise.all([
          track(
            'onWay',
            async () => {
              const { result, totalCount } = await list(ORDER_STATUS.shipped, 1)
              return { order: result[0], count: totalCount }
            },
            true,
          ),
          track(
            'devices',
            async () => {
              const devices = devicesOf((await list(ORDER_STATUS.received, ORDERS)).result)
              if (devices.length === 0) return []
              const skuNo = devices.map(({ product }) => product.skuNo)
              const { result } = await orders.listGuides({ skuNo }, { toast: false })
              const guides = new Map(result.map(({ skuNo: of, url }) => [of, url]))
              return devices.map((device) => ({ ...device, guide: guides.get(device.product.skuNo) }))
            },
            true,
          ),
        ])),
    }
  },
})
