import { BARGAIN_STATUS, type BargainStatus } from '#codes/bargain-status'

/** Actions on a bargain, and events of its order and its time. */
export type BargainDeed =
  /** A friend helps: the price falls by the next cut. */
  | 'help'
  /** The owner of the bargain orders the product. */
  | 'buy'
  /** This order ends unpaid. */
  | 'lapse'
  /** The time of the bargain ends. */
  | 'expire'

/** A row of the table: a change of status. */
export interface BargainStep {
  deed: BargainDeed
  /** Who causes it: the owner of the bargain, another shopper, or the passing of time. */
  who: 'owner' | 'friend' | 'clock'
  from: BargainStatus
  to: BargainStatus
}

const { running, bought, over } = BARGAIN_STATUS

/**
 * All steps of a bargain. A bargain is bought by one order. Once it is placed, nobody can help. A paid order is final:
 * even after a refund, the bargain stays bought. After an unpaid order, the bargain goes on as before, until its time
 * ends.
 */
export const BARGAIN_STEPS: readonly BargainStep[] = [
  { deed: 'help', who: 'friend', from: running, to: running },
  { deed: 'buy', who: 'owner', from: running, to: bought },
  { deed: 'lapse', who: 'owner', from: bought, to: running },
  { deed: 'lapse', who: 'owner', from: bought, to: over },
  { deed: 'expire', who: 'clock', from: running, to: over },
]

/**
 * The status of a bargain at a moment.
 * @param now server time, epoch ms; `endTime` is the last moment of the bargain
 */
export const bargainStatus = (
  { ordered, endTime }: { ordered: boolean; endTime: number },
  now: number,
): BargainStatus => (ordered ? bought : now <= endTime ? running : over)
