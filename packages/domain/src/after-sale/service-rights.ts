import { serviceWaitEnd, type ServiceRules } from '#after-sale/service-rules'
import { ORDER_STATUS, type OrderStatus } from '#codes/order-status'
import { SERVICE_TYPE, type ServiceType } from '#codes/service-type'

/** The facts that decide about after-sale service of an order line. */
export interface ServiceLine {
  orderStatus: OrderStatus
  /** Epoch ms; null until it is received. */
  receivedAt: number | null
  /** Pieces that are not in service and not refunded. */
  free: number
  /** Whether it is a gift of another line, and returned with it. */
  gift: boolean
  /** Whether codes were issued for it, which are neither exchanged nor repaired. */
  codes?: boolean
  /** The service that the order's kind decides for a paid order; absent if it decides nothing. */
  byKind?: ServiceRights
}

/** What service a shopper has a right to. */
export interface ServiceRights {
  /** Empty for none. */
  serviceTypes: ServiceType[]
  /** Until when the longest right can be used, epoch ms; 0 until the order is received. */
  deadline: number
  /** Why there is none; absent while there is. */
  refusedReason?: string
}

/** Epoch ms: the last moment at which each kind can be requested. */
const deadlines = (receivedAt: number, rules: ServiceRules): [ServiceType, number][] => [
  [SERVICE_TYPE.refund, serviceWaitEnd(receivedAt, rules.refundDays)],
  [SERVICE_TYPE.exchange, serviceWaitEnd(receivedAt, rules.exchangeDays)],
  [SERVICE_TYPE.repair, serviceWaitEnd(receivedAt, rules.repairDays)],
]

const NOT_BEFORE_PAID = '订单付款后才能申请售后'

/**
 * The kinds of service that can be requested (F10): a refund from payment on, exchange and repair from receipt on, each
 * until its days are over. A gift is returned with its product, and exchanged and repaired like other lines. The
 * order's kind may override all of that.
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
