import {
  AFTER_SALE_STATUS,
  AFTER_SALE_STATUS_LABEL,
  REFUND_STATUS,
  REFUND_STATUS_LABEL,
  REPAIR_STATUS_LABEL,
  SERVICE_TYPE,
  type AfterSaleStatus,
} from '@hearth/domain'
import type { AfterSaleItem } from '@hearth/state'
import { Tag, type TagProps } from '@hearth/ui'

const TONES: Readonly<Record<AfterSaleStatus, TagProps['tone']>> = {
  10: 'warn',
  20: 'accent',
  30: 'warn',
  40: 'warn',
  50: 'good',
  90: 'neutral',
  91: 'bad',
}

type Stand = Pick<AfterSaleItem, 'afterSaleStatus' | 'refundStatus' | 'repairStatus' | 'serviceType'>

/**
 * Returns the status of a request as text. Once the shop has received the product, the status of the refund or repair
 * is returned.
 */
export function serviceStatusText({ afterSaleStatus, refundStatus, repairStatus, serviceType }: Stand): string {
  if (afterSaleStatus !== AFTER_SALE_STATUS.received) return AFTER_SALE_STATUS_LABEL[afterSaleStatus]
  if (refundStatus !== REFUND_STATUS.none) return REFUND_STATUS_LABEL[refundStatus]
  if (serviceType === SERVICE_TYPE.repair) return REPAIR_STATUS_LABEL[repairStatus]
  return AFTER_SALE_STATUS_LABEL[afterSaleStatus]
}

/** The status of a request, as a tag. */
export const ServiceStatus = ({ item }: { item: Stand }) => (
  <Tag tone={TONES[item.afterSaleStatus]}>{serviceStatusText(item)}</Tag>
)
