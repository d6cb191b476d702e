import { AGREEMENT_ID } from '#codes/agreement-id'
import { DAY } from '#time/day'

/** Where lists begin and how much of them is read at once (K02, K03, C08). */
export const PAGE = {
  rebateProducts: { pageNo: 1, pageSize: 20 },
  newRebateProducts: { startIndex: 1, count: 20 },
  prizes: { start: 0, count: 20 },
  mergedOrders: 10,
  batch: 20,
} as const

/** Which channel a seller comes through (K02): `xdapp` when asking how an invitation stands, else `retail`. */
export const CHANNEL_CODE = { retail: 'retail', inviteStatus: 'xdapp' } as const

/** The agreement of a free trial (K04). */
export const FREE_TRIAL_AGREEMENT = { agreementId: AGREEMENT_ID.freeTrial, agreementVersion: 1 } as const

/** The shortest time between two runs of a throttled action, ms (K07): quantities of a cart are sent so far apart. */
export const THROTTLE_INTERVAL = 250

/** How long cookies live, ms, and the name of the one that keeps who shared (K06). */
export const COOKIE = { utm: 30 * DAY, rebate: 30 * DAY, rebateName: 'newRebate', channelId: DAY } as const
