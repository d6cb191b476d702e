import { serviceWaitEnd, type ServiceRules } from '#after-sale/service-rules'
import { ORDER_STATUS, type OrderStatus } from '#codes/order-status'
import { SERVICE_TYPE, type ServiceType } from '#codes/service-type'

/** The facts that decide which after-sale service can be requested for an order line. */
export interface ServiceLine {
  orderStatus: OrderStatus
  /** Epoch ms: when the order was received; null before. */
  receivedAt: number | null
  /** Pieces that are neither in service nor refunded. */
  free: number
  /** Whether the line is a gift. A gift is returned with its product. */
  gift: boolean
  /** Whether codes were issued for the line. Codes can be neither exchanged nor repaired. */
  codes?: boolean
  /** The rights that the kind of a paid order sets instead of the usual ones; absent if the kind sets none. */
  byKind?: ServiceRights
}

/** The kinds of service that a shopper can request. */
export interface ServiceRights {
  /** The kinds that can be requested; empty for none. */
  serviceTypes: ServiceType[]
  /** Epoch ms: the end of the right that lasts longest; 0 until the order is received. */
  deadline: number
  /** The reason why no service can be requested; absent if one can. */
  refusedReason?: string
}

/** Returns for each kind of service the last moment at which it can be requested, in epoch ms. */
const deadlines = (receivedAt: number, rules: ServiceRules): [ServiceType, number][] => [
  [SERVICE_TYPE.refund, serviceWaitEnd(receivedAt, rules.refundDays)],
  [SERVICE_TYPE.exchange, serviceWaitEnd(receivedAt, rules.exchangeDays)],
  [SERVICE_TYPE.repair, serviceWaitEnd(receivedAt, rules.repairDays)],
]

const NOT_BEFORE_PAID = '订单付款后才能申请售后'

/**
 * Returns the kinds of service that can be requested for a line (F10). A refund can be requested from the payment on,
 * an exchange or a repair from the receipt on; each right ends after the days that the shop's rules set for it. A gift
 * can be exchanged and repaired; it is returned only together with its product. The order's kind can replace these
 * rules.
 * @param now epoch ms
 */
export function serviceRights(
  { orderStatus, receivedAt, free, gift, codes = false, byKind }: ServiceLine,
  rules: ServiceRules,
  now: number,
): ServiceRights {
  const none = (refusedReason: string, deadline = 0): ServiceRights => ({ serviceTypes: [], deadline, refusedReason })
  if (orderStatus === ORDER_STATUS.cancelled) return none('订单已取消')
  if (orderStatus < ORDER_STATUS.paid) return none(NOT_BEFORE_PAID)
  if (byKind) return byKind
  const ends = receivedAt === null ? [] : deadlines(receivedAt, rules)
  const deadline = Math.max(0, ...ends.map(([, end]) => end))
  if (free <= 0) return none('该商品已全部申请售后', deadline)
  const open = receivedAt === null ? [SERVICE_TYPE.refund] : ends.filter(([, end]) => now <= end).map(([kind]) => kind)
  if (open.length === 0) return none('已超过可申请售后的期限', deadline)
  const kinds = codes ? open.filter((kind) => kind === SERVICE_TYPE.refund) : open
  if (kinds.length === 0) return none('已超过可申请售后的期限', deadline)
  const serviceTypes = kinds.filter((kind) => !gift || kind !== SERVICE_TYPE.refund)
  return serviceTypes.length > 0 ? { serviceTypes, deadline } : none('赠品随主商品一起退回', deadline)
}
