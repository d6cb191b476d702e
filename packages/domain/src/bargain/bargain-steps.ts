import { BARGAIN_STATUS, type BargainStatus } from '#codes/bargain-status'

/** What can be done with a bargain, or happens to it. */
export type BargainDeed =
  /** A friend helps: the price falls by the next cut. */
  | 'help'
  /** Its owner places the order that buys it. */
  | 'buy'
  /** That order ends without having been paid. */
  | 'lapse'
  /** Its time passes. */
  | 'expire'

/** One way from one status to another. */
export interface BargainStep {
  deed: BargainDeed
  /** Who does it: whoever started it, another shopper, or the shop's clock. */
  who: 'owner' | 'friend' | 'clock'
  from: BargainStatus
  to: BargainStatus
}

const { running, bought, over } = BARGAIN_STATUS

/**
 * Every step there is. One order buys a bargain: once that is placed nobody helps, and once it was paid the bargain
 * stays bought, also when its money goes back. An order that was never paid leaves the bargain as it was before, which
 * runs on while its time lasts.
 */
export const BARGAIN_STEPS: readonly BargainStep[] = [
  { deed: 'help', who: 'friend', from: running, to: running },
  { deed: 'buy', who: 'owner', from: running, to: bought },
  { deed: 'lapse', who: 'owner', from: bought, to: running },
  { deed: 'lapse', who: 'owner', from: bought, to: over },
  { deed: 'expire', who: 'clock', from: running, to: over },
]

/** How a bargain stands at a moment. @param now server time, epoch ms; `endTime` is the last moment that it runs */
export const bargainStatus = (
  { ordered, endTime }: { ordered: boolean; endTime: number },
  now: number,
): BargainStatus => (ordered ? bought : now <= endTime ? running : over)
