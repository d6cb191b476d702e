/**
 * The status of a shopper's bargain (F08): friends can help, the product was bought, or the time is over. The
 * specification does not define the codes.
 */
export const BARGAIN_STATUS = { running: 0, bought: 1, over: 2 } as const

/** One of {@link BARGAIN_STATUS}. */
export type BargainStatus = (typeof BARGAIN_STATUS)[keyof typeof BARGAIN_STATUS]

/** The label of each status for shoppers. */
export const BARGAIN_STATUS_LABEL: Readonly<Record<BargainStatus, string>> = { 0: '砍价中', 1: '已购买', 2: '已结束' }
