import { serviceWaitEnd, type ServiceRules } from '#after-sale/service-rules'
import { ORDER_STATUS, type OrderStatus } from '#codes/order-status'
import { FREE_TRIAL_STATUS } from '#codes/free-trial-status'
import { SERVICE_TYPE, type ServiceType } from '#codes/service-type'
import { TRIAL_CHARGE } from '#codes/trial-charge'
import type { FreeTrialState } from '#trial/free-trial-steps'

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
  /** Whether it is paid and waits for its crowd-funding, until which the order itself can be cancelled. */
  gathering?: boolean
  /** Where it was had to be tried: how that stands, and when the period ends, epoch ms. */
  trial?: Pick<FreeTrialState, 'status' | 'charge'> & { endTime: number | null }
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
 * as others are. What waits for its crowd-funding is cancelled with its order. What is being tried can only be sent back, until its period ends; what was bought after it, as others.
 * @param now epoch ms
 */
export function serviceRights(
  { orderStatus, receivedAt, free, gift, codes = false, gathering = false, trial }: ServiceLine,
  rules: ServiceRules,
  now: number,
): ServiceRights {
  const none = (refusedReason: string, deadline = 0): ServiceRights => ({ serviceTypes: [], deadline, refusedReason })
  if (orderStatus === ORDER_STATUS.cancelled) return none('订单已取消')
  if (orderStatus < ORDER_STATUS.paid) return none(NOT_BEFORE_PAID)
  if (gathering) return none('众筹尚未达成，可以直接取消订单，全额退款')
  if (trial && trial.charge !== TRIAL_CHARGE.paid) return trialRights(trial, now, none)
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

/** What is on trial goes back while it is tried, or while money for it is due. */
function trialRights(
  { status, charge, endTime }: NonNullable<ServiceLine['trial']>,
  now: number,
  none: (refusedReason: string) => ServiceRights,
): ServiceRights {
  const { trying, kept, returning, over } = FREE_TRIAL_STATUS
  const late = status === kept && charge === TRIAL_CHARGE.due
  if ((status === trying && now <= (endTime ?? 0)) || late)
    return { serviceTypes: [SERVICE_TYPE.refund], deadline: endTime ?? 0 }
  if (status === returning) return none('试用商品正在归还中')
  return none(status === over ? '试用商品已归还' : status === trying ? '试用期已结束' : '收到试用商品后才能归还')
}
