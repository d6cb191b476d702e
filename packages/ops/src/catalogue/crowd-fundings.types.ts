import type { CrowdFundingState } from '@hearth/domain'
import type { PageOf } from './shared.types'
import type { SomePieces } from './values.types'

/** Settings of a crowd-funding (113) in a promotion of a shop file. */
export interface CrowdFundingTerms {
  /**
   * The goal of a crowd-funding, as the number of pieces that must be paid by `endTime`. Each sku of the crowd-funding
   * is a tier, with a `promotionPrice` and a `stock`. A finished crowd-funding runs again if the owner moves its
   * `beginTime` to a later time.
   */
  goalPieces?: SomePieces
  /**
   * Fen: goal of a crowd-funding, instead of `goalPieces`.
   * @asType integer
   * @minimum 1
   * @maximum 100000000000
   */
  goalAmount?: number
}

/** Selects the crowd-fundings to list. */
export interface ListOpsCrowdFundings extends PageOf {
  /** Only crowd-fundings in this status. */
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
  /**
   * Pieces in orders that are paid and not cancelled; the number at the time of failure, if the crowd-funding failed.
   */
  pieces: number
  /** Sum of the paid orders that are not cancelled. */
  amount: number
  /** Number of paid orders that are not cancelled. */
  supports: number
  /** Percentage of the goal that is reached, as a whole number. */
  percent: number
  beginTime: number
  endTime: number
  /** When the goal was reached; absent until then. */
  reachedAt?: number
  /** When the crowd-funding failed; absent if it did not fail. */
  endedAt?: number
  tiers: OpsCrowdFundingTier[]
}

/** A page of crowd-fundings. */
export interface OpsCrowdFundingPage {
  crowdFundings: OpsCrowdFunding[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}
