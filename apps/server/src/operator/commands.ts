import { cancelCommand, refundCommand } from '#operator/cancel-command'
import { giveCouponCommand } from '#operator/coupon-command'
import { exportCommand } from '#operator/export-command'
import { importCommand } from '#operator/import-command'
import { loginsCommand } from '#operator/logins-command'
import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'
import { orderCommand } from '#operator/order-command'
import { ordersCommand } from '#operator/orders-command'
import { priceCommand } from '#operator/price-command'
import { productsCommand } from '#operator/products-command'
import type { OperatorShop } from '#operator/run-operator'
import { shelfCommand } from '#operator/shelf-command'
import { shipCommand, trackCommand } from '#operator/ship-command'
import { shopCommand } from '#operator/shop-command'
import { stockCommand } from '#operator/stock-command'
import { visitsCommand } from '#operator/visits-command'

/** Does one thing and answers what to print, or that and a spreadsheet to write. */
export type OperatorCommand = (
  shop: OperatorShop,
  args: readonly string[],
  given: Omit<OperatorRequest, 'args'>,
) => Promise<string | Omit<OperatorAnswer, 'code'>>

/** Every command by its name. */
export const commands: Readonly<Record<string, OperatorCommand | undefined>> = {
  cancel: cancelCommand,
  coupon: giveCouponCommand,
  export: exportCommand,
  import: importCommand,
  logins: loginsCommand,
  order: orderCommand,
  orders: ordersCommand,
  price: priceCommand,
  products: productsCommand,
  refund: refundCommand,
  shelf: shelfCommand,
  ship: shipCommand,
  shop: shopCommand,
  stock: stockCommand,
  track: trackCommand,
  visits: visitsCommand,
}
