import type { CrowdFundingState } from '@hearth/domain'
import type { Count, EpochMs, Fen } from './values.types'

/**
 * A crowd-funding (113): what it has to reach, in pieces or in fen, and what it has. The shop's own choice of fields.
 */
export interface CrowdFunding {
  /** How it stands. Orders of one that is running are paid and not shipped. */
  state: CrowdFundingState
  /** Pieces that have to be paid; absent where it has to reach an amount. */
  goalPieces?: Count
  /** Fen that its pieces have to come to, without freight; absent where it has to reach so many pieces. */
  goalAmount?: Fen
  /** Pieces of it in orders that are paid and not cancelled. */
  pieces: Count
  /** Fen that those come to, whatever they were paid with. */
  amount: Fen
  /** Orders that are so. */
  supports: Count
  /** Epoch ms: last moment it runs. */
  endTime: EpochMs
}
