import { PAYMENT_WAY, paymentWayOf } from '@hearth/domain'
import type { Platform } from '@hearth/state'

/**
 * Payment methods of a platform, by the names in the shop's profile. A shop without names has its cashier as the only
 * one. The mini-program leaves out Alipay, which the messaging app does not allow.
 */
export function marksOf(
  shop: { name: string; paymentMarks: readonly string[] } | undefined,
  door: Platform['kind'],
): readonly string[] {
  const marks = shop?.paymentMarks.filter(
    (mark) => door !== 'mini-program' || paymentWayOf(mark) !== PAYMENT_WAY.alipay,
  )
  return marks?.length ? marks : [`${shop?.name ?? ''}收银台`]
}
