import type { CrowdFundingState } from '@hearth/domain'
import type { PageOf } from './shared.types'
import type { SomePieces } from './values.types'

/** Settings of a crowd-funding (113) in a promotion of a shop file. */
export interface CrowdFundingTerms {
  /**
   * Of a crowd-funding: pieces to be paid by `endTime`. Each of its skus is a tier, with a `promotionPrice` and a
   * `stock`. A finished one runs again with a later `beginTime`.
   */
  goalPieces?: SomePieces
  /**
   * Of a crowd-funding: the goal in fen, instead of `goalPieces`.
   * @asType integer
   * @minimum 1
   * @maximum 100000000000
   */
  goalAmount?: number
}

/** Which crowd-fundings are meant. */
export interface ListOpsCrowdFundings extends PageOf {
  /** Only those in this status. */
  state?: CrowdFundingState
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** A tier of a crowd-funding: a sku at a price of its own. */
export interface OpsCrowdFundingTier {
  skuNo: string
  /** Fen: a piece. */
  price: number
  /** Pieces that are left of it. */
  stock: number
  /** Pieces in orders that are not cancelled, of all runs of the promotion. */
  sold: number
}

/** A run of a crowd-funding. Money is fen, times are epoch ms. */
export interface OpsCrowdFunding {
  crowdFundingId: string
  promotionId: string
  /** What shoppers read. */
  name: string
  state: CrowdFundingState
  /** The goal in pieces; absent if it is an amount. */
  goalPieces?: number
  /** The goal in fen; absent if it is in pieces. */
  goalAmount?: number
  /** Pieces in orders that are paid and not cancelled; for a failed one, at the time it failed. */
  pieces: number
  /** Sum of these orders. */
  amount: number
  /** Number of these orders. */
  supports: number
  /** Whole percent of the goal. */
  percent: number
  beginTime: number
  endTime: number
  /** When it was reached; absent before. */
  reachedAt?: number
  /** When it failed; absent where it did not. */
  endedAt?: number
  tiers: OpsCrowdFundingTier[]
}

/** Crowd-fundings of a page. */
export interface OpsCrowdFundingPage {
  crowdFundings: OpsCrowdFunding[]
  /** Names the next page; empty on the last. */
  after: string
}
