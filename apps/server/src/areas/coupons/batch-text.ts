import { COUPON_SOURCE_LABEL, formatDateTime } from '@hearth/domain'
import type { OpsBatchDetail } from '@hearth/ops'

/** A kind of coupon as its owner reads it. */
export function batchText({
  batchId,
  name,
  endTime,
  source,
  quantity,
  given,
  used,
  codes,
  redeemed,
}: OpsBatchDetail): string {
  const ofAll = quantity === undefined ? '' : ` of ${quantity}`
  return [
    `${batchId} ${name}: ${COUPON_SOURCE_LABEL[source ?? 'staff']}, until ${formatDateTime(endTime)}`,
    `  given ${given}${ofAll}, used ${used}, codes ${codes}, redeemed ${redeemed}`,
  ].join('\n')
}
