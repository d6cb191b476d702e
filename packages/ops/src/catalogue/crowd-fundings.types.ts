import type { CrowdFundingState } from '@hearth/domain'
import type { PageOf } from './shared.types'
import type { SomePieces } from './values.types'

/** Settings of a crowd-funding (113) in a promotion of a shop file. */
export interface CrowdFundingTerms {
  /**
   * Of a crowd-funding: the goal, as the number of pieces that must be paid by `endTime`. Each of its skus is a tier,
   * with a `promotionPrice` and a `stock`. A finished crowd-funding runs again if its `beginTime` is moved later.
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

/** Selects the crowd-fundings to list. */
export interface ListOpsCrowdFundings extends PageOf {
  /** Only those in this status. */
  state?: CrowdFundingState
  /** Order of the list; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** A tier of a crowd-funding: a sku at a price of its own. */
export interface OpsCrowdFundingTier {
  skuNo: string
  /** Fen: price of one piece. */
  price: number
  /** Pieces left of the tier. */
  stock: number
  /** Pieces in orders that are not cancelled, over all runs of the promotion. */
  sold: number
}

/** A run of a crowd-funding. Money is fen, times are epoch ms. */
export interface OpsCrowdFunding {
  crowdFundingId: string
  promotionId: string
  /** Name of the crowd-funding, as shoppers read it. */
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
  /** Percentage of the goal that is reached, as a whole number. */
  percent: number
  beginTime: number
  endTime: number
  /** When the goal was reached; absent until then. */
  reachedAt?: number
  /** When it failed; absent if it did not fail. */
  endedAt?: number
  tiers: OpsCrowdFundingTier[]
}

/** A page of crowd-fundings. */
export interface OpsCrowdFundingPage {
  crowdFundings: OpsCrowdFunding[]
  /** `after` for the next page; empty on the last page. */
  after: string
}
