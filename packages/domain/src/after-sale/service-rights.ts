import { serviceWaitEnd, type ServiceRules } from '#after-sale/service-rules'
import { ORDER_STATUS, type OrderStatus } from '#codes/order-status'
import { SERVICE_TYPE, type ServiceType } from '#codes/service-type'

/** What decides about after-sale service of an order line. */
export interface ServiceLine {
  orderStatus: OrderStatus
  /** Epoch ms; null until it is received. */
  receivedAt: number | null
  /** Pieces that are not in service, and whose money has not gone back. */
  free: number
  /** Whether it came along with another line, with which it goes back. */
  gift: boolean
  /** Whether it was given codes, which are neither exchanged nor repaired. */
  codes?: boolean
  /** What the order's kind says of service of an order that is paid; absent where it says nothing. */
  byKind?: ServiceRights
}

/** What service a shopper has a right to. */
export interface ServiceRights {
  /** Empty for none. */
  serviceTypes: ServiceType[]
  /** Until when the longest of them can be asked for, epoch ms; 0 while the order is not received. */
  deadline: number
  /** Why there is none; absent while there is. */
  refusedReason?: string
}

/** Until when each kind can be asked for, epoch ms. */
const deadlines = (receivedAt: number, rules: ServiceRules): [ServiceType, number][] => [
  [SERVICE_TYPE.refund, serviceWaitEnd(receivedAt, rules.refundDays)],
  [SERVICE_TYPE.exchange, serviceWaitEnd(receivedAt, rules.exchangeDays)],
  [SERVICE_TYPE.repair, serviceWaitEnd(receivedAt, rules.repairDays)],
]

const NOT_BEFORE_PAID = '订单付款后才能申请售后'

/**
 * The kinds of service that can be asked for (F10): money back from when the order is paid, exchange and repair from
 * when it is received, each until its days are over. A gift goes back with its product, and is exchanged and repaired
 * as others are. What the order's kind says of service goes before all of that.
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
