import { BROKEN_REASON, type ServiceReasonNode } from '#after-sale/service-reasons'
import type { ServiceRights } from '#after-sale/service-rights'
import { FREE_TRIAL_STATUS } from '#codes/free-trial-status'
import { SERVICE_TYPE } from '#codes/service-type'
import { TRIAL_CHARGE } from '#codes/trial-charge'
import type { FreeTrialState } from '#free-trial/free-trial-steps'

/** The fields of a free trial that decide about its after-sale service. */
export type ServedTrial = Pick<FreeTrialState, 'status' | 'charge'> & {
  /** Epoch ms: until when the product can be returned; null until it is received. */
  endTime: number | null
}

/** Whether a product is on trial: the shopper has not paid for it. */
export const isOnTrial = ({ charge }: Pick<ServedTrial, 'charge'>): boolean => charge !== TRIAL_CHARGE.paid

/**
 * Returns the after-sale service of a product on trial (F10): it can be returned during the trial, or while its charge
 * is due. Returns undefined for a paid product, which has the usual service.
 * @param now epoch ms
 */
export function trialRights({ status, charge, endTime }: ServedTrial, now: number): ServiceRights | undefined {
  if (!isOnTrial({ charge })) return undefined
  const { trying, kept, returning, over } = FREE_TRIAL_STATUS
  const none = (refusedReason: string): ServiceRights => ({ serviceTypes: [], deadline: 0, refusedReason })
  const late = status === kept && charge === TRIAL_CHARGE.due
  if ((status === trying && now <= (endTime ?? 0)) || late)
    return { serviceTypes: [SERVICE_TYPE.refund], deadline: endTime ?? 0 }
  if (status === returning) return none('试用商品正在归还中')
  return none(status === over ? '试用商品已归还' : status === trying ? '试用期已结束' : '收到试用商品后才能归还')
}

/** Reasons for returning a product on trial. The shop pays for sending the product back. */
export const TRIAL_REASONS: readonly ServiceReasonNode[] = [
  {
    code: 'trial-over',
    text: '试用完毕，归还商品',
    tips: '请连同配件和包装一起寄回，运费由商城承担',
    shopsFault: true,
  },
  BROKEN_REASON,
]
