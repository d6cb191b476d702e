import { BARGAIN_STATUS, type BargainStatus } from '#codes/bargain-status'

/** Actions on a bargain, and what happens to it. */
export type BargainDeed =
  /** A friend helps: the price falls by the next cut. */
  | 'help'
  /** Its owner places the order that buys it. */
  | 'buy'
  /** That order ends without having been paid. */
  | 'lapse'
  /** Its time passes. */
  | 'expire'

/** One transition between statuses. */
export interface BargainStep {
  deed: BargainDeed
  /** Who does it: the owner of the bargain, another shopper, or the shop's clock. */
  who: 'owner' | 'friend' | 'clock'
  from: BargainStatus
  to: BargainStatus
}

const { running, bought, over } = BARGAIN_STATUS

/**
 * All steps of a bargain. One order buys a bargain: once it is placed nobody can help, and once it was paid the bargain
 * stays bought, even if it is refunded. After an unpaid order the bargain continues as before while its time lasts.
 */
export const BARGAIN_STEPS: readonly BargainStep[] = [
  { deed: 'help', who: 'friend', from: running, to: running },
  { deed: 'buy', who: 'owner', from: running, to: bought },
  { deed: 'lapse', who: 'owner', from: bought, to: running },
  { deed: 'lapse', who: 'owner', from: bought, to: over },
  { deed: 'expire', who: 'clock', from: running, to: over },
]

/** The status of a bargain at a moment. @param now server time, epoch ms; `endTime` is the last moment that it runs */
export const bargainStatus = (
  { ordered, endTime }: { ordered: boolean; endTime: number },
  now: number,
): BargainStatus => (ordered ? bought : now <= endTime ? running : over)
