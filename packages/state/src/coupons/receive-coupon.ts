import { appStore } from '#app/app-store'
import type { StoreContext } from '#shop/define-store'

const CALL = 'coupons.receive'

/**
 * Takes a free coupon, and shows a confirmation. If the server requires a login, the coupon is taken after it.
 * @throws ApiError if the call fails; a toast has shown the failure
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
