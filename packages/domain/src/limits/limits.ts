import { AGREEMENT_ID } from '#codes/agreement-id'
import { DAY } from '#time/day'

/** The first page and page size of lists (K02, K03, C08). */
export const PAGE = {
  rebateProducts: { pageNo: 1, pageSize: 20 },
  newRebateProducts: { startIndex: 1, count: 20 },
  prizes: { start: 0, count: 20 },
  mergedOrders: 10,
  batch: 20,
} as const

/** The channel of a seller (K02): `xdapp` to request the status of an invitation, otherwise `retail`. */
export const CHANNEL_CODE = { retail: 'retail', inviteStatus: 'xdapp' } as const

/** The agreement of a free trial (K04). */
export const FREE_TRIAL_AGREEMENT = { agreementId: AGREEMENT_ID.freeTrial, agreementVersion: 1 } as const

/** Ms: the shortest time between two runs of a throttled action, such as sending changed quantities of a cart (K07). */
export const THROTTLE_INTERVAL = 250

/** Lifetimes of cookies in ms, and the name of the cookie that stores the id of a share (K06). */
export const COOKIE = { utm: 30 * DAY, rebate: 30 * DAY, rebateName: 'newRebate', channelId: DAY } as const
