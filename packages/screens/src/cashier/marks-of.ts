import { PAYMENT_WAY, paymentWayOf } from '@hearth/domain'
import type { Platform } from '@hearth/state'

/**
 * What can be paid with at a door, as the shop calls it; never empty. The messaging app forbids the wallet of another
 * company within it.
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
