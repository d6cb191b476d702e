import { FREE_TRIAL_STATUS, type FreeTrialStatus } from '#codes/free-trial-status'

/** The reasons why a shopper cannot try a product now. */
export const TRIAL_REFUSAL = {
  unverified: 'unverified',
  unsigned: 'unsigned',
  due: 'due',
  tried: 'tried',
  atOnce: 'atOnce',
  gone: 'gone',
} as const

/** One of {@link TRIAL_REFUSAL}. */
export type TrialRefusal = (typeof TRIAL_REFUSAL)[keyof typeof TRIAL_REFUSAL]

/** The label of each reason for shoppers. */
export const TRIAL_REFUSAL_TEXT: Readonly<Record<TrialRefusal, string>> = {
  unverified: '请先完成实名认证',
  unsigned: '请先阅读并签署《免费试用服务协议》',
  due: '您有试用商品待付款，付款后才能再次申请',
  tried: '您正在试用这款商品，或已经买下它',
  atOnce: '同时试用的商品已达上限，归还后再来申请',
  gone: '试用名额已满，下次早点来',
}

/** Facts that decide whether a shopper can try a product. */
export interface TrialApplicant {
  /** Whether the shopper's identity is verified. */
  verified: boolean
  /** Whether the shopper signed the current version of the agreement. */
  signed: boolean
  /** Number of products that the shopper has on trial. */
  using: number
  /** Maximum number of products that the shopper can have on trial at a time. */
  limit: number
  /** Number of the shopper's trials whose charge is due. */
  due: number
  /** The status of the shopper's trial of this product (S24). */
  status: FreeTrialStatus
}

/**
 * Returns the reason why a shopper cannot try a product, or undefined if they can. Reasons that the shopper cannot
 * change are checked first. A product that was returned can be tried again; one that was kept cannot.
 */
export function judgeTrialApplicant(applicant: TrialApplicant): TrialRefusal | undefined {
  const { verified, signed, using, limit, due, status } = applicant
  if (status === FREE_TRIAL_STATUS.closed) return TRIAL_REFUSAL.gone
  if (status > FREE_TRIAL_STATUS.none && status !== FREE_TRIAL_STATUS.over) return TRIAL_REFUSAL.tried
  if (due > 0) return TRIAL_REFUSAL.due
  if (using >= limit) return TRIAL_REFUSAL.atOnce
  if (!verified) return TRIAL_REFUSAL.unverified
  return signed ? undefined : TRIAL_REFUSAL.unsigned
}
