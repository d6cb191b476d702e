import type { CouponBatch, ProductItem } from '@hearth/sdk/core'
import { receiveCoupon } from '#coupons/receive-coupon'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { pagedList, type PagedList } from '#shop/paged-list'
import { tracker } from '#shop/track'

/**
 * The products that a coupon applies to. The `tab` of the list is a search text: only products whose names contain it
 * are listed.
 */
export interface CouponProductsState extends PagedList<ProductItem, string> {
  batch: Load<CouponBatch>
  loadBatch(): Promise<void>
  receive(): Promise<void>
}

/** Defines the store of a coupon batch and the products that its coupons apply to. */
export const couponProductsStore = (couponBatchId: string): StoreDefinition<CouponProductsState> =>
  defineStore<CouponProductsState>({
    name: `couponProducts:${couponBatchId}`,
    personal: true,
    create(context, set, get) {
      const { api } = context
      const track = tracker<Pick<CouponProductsState, 'batch'>>(context, set, get)
      const loadBatch = async () =>
        void (await track('batch', () => api.coupons.getBatch({ batchId: couponBatchId }), true))
      return {
        ...pagedList<ProductItem, string>(context, set, get, {
          idOf: ({ skuNo }) => skuNo,
          async ask({ tab, startIndex = 0, count }) {
            const { result, totalCount } = await api.coupons.searchProducts({
              couponBatchId,
              keyword: tab,
              startIndex,
              count,
            })
            const shown = startIndex + result.length
            return { items: result, startId: shown < totalCount ? String(shown) : '' }
          },
        }),
        batch: idle,
        loadBatch,
        async receive() {
          await receiveCoupon(context, couponBatchId).catch(() => {})
          await loadBatch()
        },
      }
    },
  })
