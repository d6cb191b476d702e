import { appStore } from '#app/app-store'
import type { StoreContext } from '#shop/define-store'

const CALL = 'coupons.receive'

/**
 * Takes a free coupon, and confirms it. If the server requires a login first, it continues after that.
 * @throws ApiError that a toast has shown
 */
export async function receiveCoupon(
  { api, ports, store, underWay }: StoreContext,
  couponBatchId: string,
  idempotencyKey: string = ports.newId(),
): Promise<void> {
  underWay[CALL] = { name: 'coupon.receive', params: { couponBatchId } }
  try {
    await api.coupons.receive({ couponBatchId }, { idempotencyKey })
    store(appStore).getState().showToast('领取成功')
  } finally {
    delete underWay[CALL]
  }
}
