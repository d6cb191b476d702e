import type { CrowdFundingState } from '@hearth/domain'
import type { Count, EpochMs, Fen } from './values.types'

/**
 * A crowd-funding (113): its goal, in pieces or in fen, and its progress. The specification does not define the fields.
 */
export interface CrowdFunding {
  /** Status of the crowd-funding. While it is running, paid orders are not shipped. */
  state: CrowdFundingState
  /** Pieces: goal; absent if the goal is an amount. */
  goalPieces?: Count
  /** Fen: goal, without freight; absent if the goal is in pieces. */
  goalAmount?: Fen
  /** Pieces in orders that are paid and not cancelled. */
  pieces: Count
  /** Fen: amount of the pieces in orders that are paid and not cancelled, whatever they were paid with. */
  amount: Fen
  /** Orders that support the crowd-funding. */
  supports: Count
  /** Epoch ms: when the crowd-funding ends. */
  endTime: EpochMs
}
