import type { CouponStatus } from '@hearth/domain'
import type { Coupon, MergeOffer } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { pagedList, type PagedList } from '#shop/paged-list'
import { succeeded } from '#shop/succeeded'
import { tracker } from '#shop/track'

/** Maximum number of merge offers to load. */
const OFFERS = 20

/** The shopper's coupons. The list has a tab for each status of coupons. */
export interface MyCouponsState extends PagedList<Coupon, CouponStatus> {
  /** Sets of coupons that can be merged. */
  offers: Load<MergeOffer[]>
  /** The shop's refusal of a code, shown at its field. */
  refusal?: string
  loadOffers(): Promise<void>
  /** Redeems a coupon code. Returns whether the shopper got a coupon. */
  redeem(code: string): Promise<boolean>
  forgetRefusal(): void
  /** Merges the coupons of an offer. Returns whether it succeeded. */
  merge(offer: MergeOffer): Promise<boolean>
}

/** The shopper's coupons page by page, offers to merge some of them, and codes to redeem. */
export const myCouponsStore = defineStore<MyCouponsState>({
  name: 'myCoupons',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const redeeming = attempt(ports)
    const track = tracker<Pick<MyCouponsState, 'offers'>>(context, set, get)
    const list = pagedList<Coupon, CouponStatus>(context, set, get, {
      idOf: ({ couponId }) => couponId,
      async ask({ tab, startId, count }) {
        const page = await api.coupons.list({ couponStatus: tab, startId, count })
        return { items: page.result, startId: page.startId }
      },
    })
    const loadOffers = async () =>
      void (await track('offers', async () => (await api.coupons.listMergeable({ count: OFFERS })).list, true))
    const loadAll = async () => void (await Promise.all([get().refresh(), loadOffers()]))
    return {
      ...list,
      offers: idle,
      loadOffers,
      forgetRefusal: () => set({ refusal: undefined }),
      async redeem(code) {
        try {
          const { couponName } = await redeeming.send(code, (idempotencyKey) =>
            api.coupons.redeem({ code }, { toast: false, idempotencyKey }),
          )
          store(appStore).getState().showToast(`已兑换「${couponName}」`)
        } catch (error) {
          set({ refusal: (error as Error).message })
          return false
        }
        await loadAll()
        return true
      },
      async merge({ mergeId, coupons }) {
        const merged = await succeeded(
          api.coupons.merge({ mergeId, couponId: coupons.map(({ couponId }) => couponId) }),
        )
        if (merged) store(appStore).getState().showToast('合并成功')
        // A merge is refused if its coupons have changed, so the coupons are reloaded after a refusal too.
        await loadAll()
        return merged
      },
    }
  },
})
