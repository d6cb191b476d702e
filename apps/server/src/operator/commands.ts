import { activitiesCommand } from '#operator/activities-command'
import { afterSaleCommand } from '#operator/after-sale-command'
import { auditCommand } from '#operator/audit-command'
import { cabinetCommand } from '#operator/cabinet-command'
import { cancelCommand, refundCommand } from '#operator/cancel-command'
import { fansCommand, linkCommand, livesCommand } from '#operator/content-commands'
import { codesCommand } from '#operator/codes-command'
import { couponCommand } from '#operator/coupon-command'
import { deliveryCommand } from '#operator/delivery-command'
import { ducodeCommand } from '#operator/ducode-command'
import { exportCommand } from '#operator/export-command'
import { importCommand } from '#operator/import-command'
import { fundingCommand } from '#operator/funding-command'
import { invoiceCommand } from '#operator/invoice-command'
import { logCommand } from '#operator/log-command'
import { loginsCommand } from '#operator/logins-command'
import { orderCommand } from '#operator/order-command'
import { ordersCommand } from '#operator/orders-command'
import { pointsCommand } from '#operator/points-command'
import { priceCommand } from '#operator/price-command'
import { productsCommand } from '#operator/products-command'
import type { OperatorCommand } from '#operator/operator-shop'
import { shelfCommand } from '#operator/shelf-command'
import { guideCommand } from '#operator/guide-command'
import { shipCommand, trackCommand } from '#operator/ship-command'
import { shopCommand } from '#operator/shop-command'
import { shopperCommand } from '#operator/shopper-command'
import { staffCommand } from '#operator/staff-command'
import { stockCommand } from '#operator/stock-command'
import { trialCommand } from '#operator/trial-command'
import { visitsCommand } from '#operator/visits-command'

/** Every command by its name. */
export const commands: Readonly<Record<string, OperatorCommand | undefined>> = {
  activities: activitiesCommand,
  'after-sale': afterSaleCommand,
  audit: auditCommand,
  cabinet: cabinetCommand,
  cancel: cancelCommand,
  codes: codesCommand,
  coupon: couponCommand,
  delivery: deliveryCommand,
  ducode: ducodeCommand,
  export: exportCommand,
  fans: fansCommand,
  guide: guideCommand,
  import: importCommand,
  funding: fundingCommand,
  invoice: invoiceCommand,
  link: linkCommand,
  lives: livesCommand,
  log: logCommand,
  logins: loginsCommand,
  order: orderCommand,
  orders: ordersCommand,
  points: pointsCommand,
  price: priceCommand,
  products: productsCommand,
  refund: refundCommand,
  shelf: shelfCommand,
  ship: shipCommand,
  shop: shopCommand,
  shopper: shopperCommand,
  staff: staffCommand,
  stock: stockCommand,
  track: trackCommand,
  trial: trialCommand,
  visits: visitsCommand,
}
