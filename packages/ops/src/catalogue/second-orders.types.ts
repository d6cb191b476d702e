import type { OrderStatus } from '@hearth/domain'

/**
 * Records an order of the second channel with its status there. Money is fen. The time is epoch seconds, as in that
 * channel.
 */
export interface RecordSecondOrder {
  /**
   * Number of the order in the second channel.
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
   * The device that the skill is for. Its picture is shown with the order.
   * @minLength 1
   * @maxLength 64
   * @examples ["100101"]
   */
  skuNo: string
  /**
   * Name of the skill.
   * @minLength 1
   * @maxLength 60
   * @examples ["睡前故事会员 一年"]
   */
  name: string
  orderStatus: OrderStatus
  /**
   * Fen: price of the order when it was placed.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  price: number
  /**
   * Fen: amount to pay now; `price` when absent.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  paymentFee?: number
  /**
   * Epoch seconds: when the order was placed.
   * @asType integer
   * @minimum 0
   * @maximum 100000000000
   */
  createTime: number
}

/** The recorded order of the second channel. */
export interface OpsSecondOrder {
  orderId: string
  version: number
}
