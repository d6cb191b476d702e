import type { CrowdFundingState } from '@hearth/domain'
import type { Count, EpochMs, Fen } from './values.types'

/** A crowd-funding (113): its goal, in pieces or in fen, and its progress. The shop's own choice of fields. */
export interface CrowdFunding {
  /** Its state. Orders of a running one are paid and not shipped. */
  state: CrowdFundingState
  /** Pieces: the goal; absent if it is an amount. */
  goalPieces?: Count
  /** Fen: the goal, without freight; absent if it is in pieces. */
  goalAmount?: Fen
  /** Pieces of it in orders that are paid and not cancelled. */
  pieces: Count
  /** Fen that those come to, whatever they were paid with. */
  amount: Fen
  /** Orders that support it. */
  supports: Count
  /** Epoch ms: last moment it runs. */
  endTime: EpochMs
}
