import { PAYMENT_WAY, paymentWayOf } from '@hearth/domain'
import type { Platform } from '@hearth/state'

/**
 * Returns the names of the platform's payment methods, from the shop's profile. If the profile names none, the only
 * payment method is the shop's cashier. Mini-programs leave out Alipay, which the messaging app does not allow.
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
