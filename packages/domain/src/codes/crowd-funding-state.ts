/** The state of a crowd-funding (113). The shop's own choice of codes. */
export const CROWD_FUNDING_STATE = {
  /** It collects payments. Its paid orders are held. */
  running: 'running',
  /** Its goal is reached, and its orders are about to be released. */
  reached: 'reached',
  /** Its goal is reached, and all its orders are released. It can still be supported until its end. */
  released: 'released',
  /** It ended below its goal, and its orders are about to be refunded. */
  failed: 'failed',
  /** It ended below its goal, and all its orders are being refunded. */
  refunded: 'refunded',
} as const

/** One of {@link CROWD_FUNDING_STATE}. */
export type CrowdFundingState = (typeof CROWD_FUNDING_STATE)[keyof typeof CROWD_FUNDING_STATE]

/** The labels for shoppers. */
export const CROWD_FUNDING_STATE_LABEL: Readonly<Record<CrowdFundingState, string>> = {
  running: '众筹中',
  reached: '众筹成功',
  released: '众筹成功，陆续发货',
  failed: '众筹未达成，退款中',
  refunded: '众筹未达成，已退款',
}
