import type { IntegralOrder, IntegralProducts, UserProfile } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { pagedList, type PagedList } from '#shop/paged-list'
import { tracker } from '#shop/track'

/** Points, coins and stars (F09). The list has the orders that were paid with points. */
export interface PointsState extends PagedList<IntegralOrder, never> {
  profile: Load<UserProfile>
  mall: Load<IntegralProducts>
  /** Id of the product that points are being exchanged for. */
  exchanging?: string
  loadProfile(): Promise<void>
  loadMall(): Promise<void>
  /**
   * Exchanges points for a product. Returns the order's id; undefined if it was refused. A second press while it is
   * being sent has no effect.
   */
  exchange(productId: string, addressId: string): Promise<string | undefined>
}

/** The shopper's points and coins, and the products of the points mall. */
export const pointsStore = defineStore<PointsState>({
  name: 'points',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker<Pick<PointsState, 'profile' | 'mall'>>(context, set, get)
    const change = changing<PointsState, 'exchanging'>(context, set, get, 'exchanging')
    const exchanging = attempt(ports)
    const loadMall = async () => void (await track('mall', () => api.coupons.listIntegralProducts({}), true))
    return {
      ...pagedList<IntegralOrder, never>(context, set, get, {
        idOf: ({ orderId }) => orderId,
        async ask({ startIndex = 0, count }) {
          const { result, totalCount } = await api.orders.listIntegral({ startIndex, count })
          const shown = startIndex + result.length
          return { items: result, startId: shown < totalCount ? String(shown) : '' }
        },
      }),
      profile: idle,
      mall: idle,
      loadProfile: async () => void (await track('profile', () => api.user.getProfile({}, { toast: false }), true)),
      loadMall,
      async exchange(productId, addressId) {
        if (get().exchanging) return undefined
        let orderId: string | undefined
        await change(
          async () => {
            const order = await exchanging.send(productId, (idempotencyKey) =>
              api.coupons.exchangeProduct({ productId, addressId }, { idempotencyKey }),
            )
            orderId = order.orderId
            store(appStore).getState().showToast('兑换成功')
          },
          { mark: productId },
        )
        void loadMall()
        return orderId
      },
    }
  },
})
