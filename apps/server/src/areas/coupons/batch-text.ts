import { COUPON_SOURCE_LABEL, formatDateTime } from '@hearth/domain'
import type { OpsBatchDetail } from '@hearth/ops'
import { told } from '#kernel/commands/told'

/** The text of a coupon batch for its owner. */
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
  const ofAll = quantity === undefined ? '' : told({ zh: ` / ${quantity}`, en: ` of ${quantity}` })
  return [
    told({
      zh: `${batchId} ${name}：${COUPON_SOURCE_LABEL[source ?? 'staff']}，${formatDateTime(endTime)} 截止`,
      en: `${batchId} ${name}: ${COUPON_SOURCE_LABEL[source ?? 'staff']}, until ${formatDateTime(endTime)}`,
    }),
    told({
      zh: `  已发 ${given}${ofAll}，已用 ${used}，兑换码 ${codes}，已兑换 ${redeemed}`,
      en: `  given ${given}${ofAll}, used ${used}, codes ${codes}, redeemed ${redeemed}`,
    }),
  ].join('\n')
}
