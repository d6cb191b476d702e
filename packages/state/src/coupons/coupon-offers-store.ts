import type { CouponBatch, VipCouponSet } from '@hearth/sdk/core'
import { receiveCoupon } from '#coupons/receive-coupon'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Coupons that the shopper can take. */
export interface CouponOffersState {
  offers: Load<CouponBatch[]>
  /** Coupons that each kind of membership includes. */
  vip: Load<VipCouponSet[]>
  load(): Promise<void>
  loadVip(): Promise<void>
  /** Takes a coupon of a batch, then reloads the offers, also after a failure. */
  receive(couponBatchId: string): Promise<void>
}

/**
 * Defines the store of coupons to take: the coupons of the coupon centre or, if a sku is given, the coupons that apply
 * to the sku.
 */
export const couponOffersStore = (skuNo?: string): StoreDefinition<CouponOffersState> =>
  defineStore<CouponOffersState>({
    name: skuNo === undefined ? 'couponOffers' : `couponOffers:${skuNo}`,
    personal: true,
    create(context, set, get) {
      const { api } = context
      const track = tracker(context, set, get)
      const load = async () =>
        void (await track('offers', async () => (await api.coupons.listForSku({ skuNo })).result, true))
      return {
        offers: idle,
        vip: idle,
        load,
        loadVip: async () => void (await track('vip', async () => (await api.coupons.listVip({})).result, true)),
        async receive(couponBatchId) {
          // The SDK's toast has shown the refusal.
          await receiveCoupon(context, couponBatchId).catch(() => {})
          await load()
        },
      }
    },
  })
