import type { OrderStatus } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, ThingName, Words } from './values.types'

/** Settings of a batch of redemption codes. Money is fen, times are epoch ms. */
export interface OpsDuBatchFacts {
  /**
   * Title of the codes, as shoppers read it.
   * @minLength 1
   * @maxLength 60
   * @examples ["新居礼遇卡"]
   */
  name: string
  /**
   * Fen: price of a piece with a code; 0 if it is free. Nobody pays more than the sku's own price.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  price: number
  /**
   * Number of pieces that one code buys.
   * @asType integer
   * @minimum 1
   * @maximum 50
   */
  pieces: number
  /** The skus that the shopper can choose from. */
  skuNos: ThingName[]
  /** The last moment at which an order can use a code. */
  endTime: Moment
}

/** Identifies a batch of redemption codes. */
export interface OpsDuBatchId {
  /**
   * @minLength 1
   * @maxLength 100
   * @examples ["new-home-2026"]
   */
  batchId: string
}

/** A batch of redemption codes with counts of its codes. */
export interface OpsDuBatch extends OpsDuBatchId, OpsDuBatchFacts {
  version: number
  /** Codes of the batch, used or not. */
  codes: number
  /** Codes that orders have used. */
  used: number
}

/** Selects the batches to list. */
export interface ListDuBatches extends PageOf {
  /** Only batches that have not expired. */
  usable?: boolean
}

/** A page of batches of redemption codes, in the order of their ids. */
export interface OpsDuBatchPage {
  batches: OpsDuBatch[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/**
 * A batch of redemption codes in a shop file: the fields of {@link AddDuBatch}, and codes that are printed on cards
 * already.
 */
export interface ShopFileDuBatch extends Omit<OpsDuBatchFacts, 'pieces'>, OpsDuBatchId {
  /**
   * Number of pieces that one code buys; 1 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 50
   */
  pieces?: number
  /**
   * Codes, whose last character is a check character. An import adds new codes; codes that are already stored do not
   * change.
   * @minItems 1
   */
  codes?: Words[]
}

/** Adds a batch of redemption codes, without codes. */
export interface AddDuBatch extends OpsDuBatchId, OpsDuBatchFacts {}

/** Replaces the settings of a batch. Orders that used a code do not change. */
export interface ChangeDuBatch extends Expected, OpsDuBatchId, OpsDuBatchFacts {}

/** Makes redemption codes for a batch. */
export interface MakeDuCodes extends Expected, OpsDuBatchId {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  count: number
}

/** The new redemption codes. No other reply contains them. */
export interface MadeDuCodes {
  /** The codes, in the form printed on cards. */
  codes: string[]
}

/** Selects the page of the list of a batch's used codes. */
export interface ListDuUses extends PageOf, OpsDuBatchId {}

/** A redemption code that an order has used. */
export interface OpsDuUse {
  /** The last four characters of the code. */
  tail: string
  /** Epoch ms. */
  usedAt: number
  orderId: string
  orderStatus: OrderStatus
  /** Telephone of the order's shopper, its middle hidden. */
  telephone: string
}

/** A page of the codes that orders have used, the latest first. */
export interface OpsDuUsePage {
  uses: OpsDuUse[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}
