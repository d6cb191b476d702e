import type { OrderStatus } from '@hearth/domain'

/**
 * An order of the second channel, with its status there. Money is fen, the time epoch seconds, as that channel counts.
 */
export interface RecordSecondOrder {
  /**
   * As the channel calls it.
   * @minLength 1
   * @maxLength 64
   * @examples ["9000000017"]
   */
  orderId: string
  /**
   * Telephone of a shopper who has logged in before.
   * @maxLength 20
   * @examples ["13800000000"]
   */
  telephone: string
  /**
   * The device that the skill is for, whose picture the order has.
   * @minLength 1
   * @maxLength 64
   * @examples ["100101"]
   */
  skuNo: string
  /**
   * Name of the product.
   * @minLength 1
   * @maxLength 60
   * @examples ["睡前故事会员 一年"]
   */
  name: string
  orderStatus: OrderStatus
  /**
   * Fen: its price when it was placed.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  price: number
  /**
   * Fen: the amount to pay now; `price` when absent.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  paymentFee?: number
  /**
   * Epoch seconds: when it was placed.
   * @asType integer
   * @minimum 0
   * @maximum 100000000000
   */
  createTime: number
}

/** An order of the second channel that was noted. */
export interface OpsSecondOrder {
  orderId: string
  version: number
}
