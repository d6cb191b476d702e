import { BARGAIN_STATUS, type BargainStatus } from '#codes/bargain-status'

/** Actions of shoppers on a bargain, and other events that change its status. */
export type BargainDeed =
  /** A friend helps: the price falls by the next cut. */
  | 'help'
  /** The owner of the bargain orders the product. */
  | 'buy'
  /** The owner's order ends unpaid. */
  | 'lapse'
  /** The time of the bargain ends. */
  | 'expire'

/** One transition of a bargain: the status before and after an action. */
export interface BargainStep {
  deed: BargainDeed
  /** The actor that causes the transition: the owner of the bargain, another shopper, or the passing of time. */
  who: 'owner' | 'friend' | 'clock'
  from: BargainStatus
  to: BargainStatus
}

const { running, bought, over } = BARGAIN_STATUS

/**
 * All transitions of a bargain. A bargain is bought by one order; once the order is placed, nobody can help. A paid
 * order is final: even after a refund, the bargain stays bought. If the order ends unpaid, the bargain continues as
 * before until its end time.
 */
export const BARGAIN_STEPS: readonly BargainStep[] = [
  { deed: 'help', who: 'friend', from: running, to: running },
  { deed: 'buy', who: 'owner', from: running, to: bought },
  { deed: 'lapse', who: 'owner', from: bought, to: running },
  { deed: 'lapse', who: 'owner', from: bought, to: over },
  { deed: 'expire', who: 'clock', from: running, to: over },
]

/**
 * Returns the status of a bargain at a moment.
 * @param now server time, epoch ms; `endTime` is the last moment of the bargain
 */
export const bargainStatus = (
  { ordered, endTime }: { ordered: boolean; endTime: number },
  now: number,
): BargainStatus => (ordered ? bought : now <= endTime ? running : over)
