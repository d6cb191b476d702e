/** The state of a crowd-funding (113). The specification does not define the codes. */
export const CROWD_FUNDING_STATE = {
  /** The crowd-funding collects payments. Its paid orders are held. */
  running: 'running',
  /** The goal is reached, and the orders are about to be released. */
  reached: 'reached',
  /** The goal is reached, and all orders are released. Shoppers can still support the crowd-funding until its end. */
  released: 'released',
  /** The crowd-funding ended below its goal, and its orders are about to be refunded. */
  failed: 'failed',
  /** The crowd-funding ended below its goal, and all its orders are being refunded. */
  refunded: 'refunded',
} as const

/** One of {@link CROWD_FUNDING_STATE}. */
export type CrowdFundingState = (typeof CROWD_FUNDING_STATE)[keyof typeof CROWD_FUNDING_STATE]

/** The label of each state for shoppers. */
export const CROWD_FUNDING_STATE_LABEL: Readonly<Record<CrowdFundingState, string>> = {
  running: '众筹中',
  reached: '众筹成功',
  released: '众筹成功，陆续发货',
  failed: '众筹未达成，退款中',
  refunded: '众筹未达成，已退款',
}
