import type { OrderStatus } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, ThingName, Words } from './values.types'

/** What redemption codes of a batch are good for. Money is fen, times are epoch ms. */
export interface OpsDuBatchFacts {
  /**
   * Title of the codes, as shoppers read it.
   * @minLength 1
   * @maxLength 60
   * @examples ["新居礼遇卡"]
   */
  name: string
  /**
   * Fen that a piece costs with a code; 0 for nothing. Nobody pays more than the sku's own price.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  price: number
  /**
   * Pieces that one code is good for.
   * @asType integer
   * @minimum 1
   * @maximum 50
   */
  pieces: number
  /** The skus that the shopper can choose from. */
  skuNos: ThingName[]
  /** Last moment at which an order may use one. */
  endTime: Moment
}

/** Names a batch of redemption codes. */
export interface OpsDuBatchId {
  /**
   * @minLength 1
   * @maxLength 100
   * @examples ["new-home-2026"]
   */
  batchId: string
}

/** A batch of redemption codes with their use. */
export interface OpsDuBatch extends OpsDuBatchId, OpsDuBatchFacts {
  version: number
  /** Codes there are. */
  codes: number
  /** Codes that orders have used. */
  used: number
}

/** Which batches are meant. */
export interface ListDuBatches extends PageOf {
  /** Only those whose codes can still be used. */
  usable?: boolean
}

/** Batches of redemption codes of a page, by their ids. */
export interface OpsDuBatchPage {
  batches: OpsDuBatch[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Redemption codes of a kind in a shop file: what {@link AddDuBatch} says, and codes that are on cards already. */
export interface ShopFileDuBatch extends Omit<OpsDuBatchFacts, 'pieces'>, OpsDuBatchId {
  /**
   * Pieces that one code is good for; 1 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 50
   */
  pieces?: number
  /**
   * Codes whose last sign is their check sign. Codes that are there already stay.
   * @minItems 1
   */
  codes?: Words[]
}

/** A new batch of redemption codes, none made yet. */
export interface AddDuBatch extends OpsDuBatchId, OpsDuBatchFacts {}

/** A batch as it is to be, with all its fields. What orders have used stays as it was. */
export interface ChangeDuBatch extends Expected, OpsDuBatchId, OpsDuBatchFacts {}

/** New redemption codes for a batch. */
export interface MakeDuCodes extends Expected, OpsDuBatchId {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  count: number
}

/** The new redemption codes, which are shown only this once and cannot be read again. */
export interface MadeDuCodes {
  /** As they are printed on cards. */
  codes: string[]
}

/** Which uses are meant. */
export interface ListDuUses extends PageOf, OpsDuBatchId {}

/** A redemption code that an order has used. */
export interface OpsDuUse {
  /** Last four signs of the code. */
  tail: string
  /** Epoch ms. */
  usedAt: number
  orderId: string
  orderStatus: OrderStatus
  /** Whose order it is; the middle of the telephone is hidden. */
  telephone: string
}

/** Uses of a page, the latest first. */
export interface OpsDuUsePage {
  uses: OpsDuUse[]
  /** Names the next page; empty on the last. */
  after: string
}
