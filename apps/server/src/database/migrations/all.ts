import type { Migration } from 'kysely'
import { shopTables } from '#database/migrations/0001-shop-tables'
import { sandboxCashier } from '#database/migrations/0002-sandbox-cashier'
import { trackingEvents } from '#database/migrations/0003-tracking-events'
import { refundedTrades } from '#database/migrations/0010-refunded-trades'
import { loginLimits } from '#database/migrations/0011-login-limits'
import { sessionFacts } from '#database/migrations/0012-session-facts'
import { shopperLimits } from '#database/migrations/0013-shopper-limits'
import { promotionMoments } from '#database/migrations/0030-promotion-moments'
import { productsSold } from '#database/migrations/0031-products-sold'
import { ordersNewest } from '#database/migrations/0032-orders-newest'
import { processNumbers } from '#database/migrations/0040-process-numbers'
import { priceRows } from '#database/migrations/0050-price-rows'
import { events } from '#database/migrations/0060-events'
import { ledger } from '#database/migrations/0070-ledger'
import { shipmentSteps } from '#database/migrations/0080-shipment-steps'
import { visitorCarts } from '#database/migrations/0090-visitor-carts'
import { payables } from '#database/migrations/0110-payables'
import { processNumberRow } from '#database/migrations/0120-process-number-row'
import { staff } from '#database/migrations/0130-staff'
import { coupons } from '#database/migrations/0140-coupons'
import { points } from '#database/migrations/0170-points'
import { ordersShipped } from '#database/migrations/0180-orders-shipped'
import { bundles } from '#database/migrations/0220-bundles'
import { memberships } from '#database/migrations/0230-memberships'
import { notices } from '#database/migrations/0240-notices'
import { recommendations } from '#database/migrations/0311-recommendations'
import { share } from '#database/migrations/0310-share'
import { stores } from '#database/migrations/0260-stores'
import { preSales } from '#database/migrations/0270-pre-sales'
import { freeTrials } from '#database/migrations/0280-free-trials'
import { delivery } from '#database/migrations/0290-delivery'
import { cabinets } from '#database/migrations/0330-cabinets'
import { couponsGiven } from '#database/migrations/0370-coupons-given'
import { takenRecommendations } from '#database/migrations/0372-taken-recommendations'
import { removedAndReminded } from '#database/migrations/0380-removed-and-reminded'
import { parcels } from '#database/migrations/0390-parcels'
import { guidesAndOrigins } from '#database/migrations/0391-guides-and-origins'
import { priceHistory } from '#database/migrations/0410-price-history'
import { crowdFundings } from '#database/migrations/0411-crowd-fundings'
import { giftActivities } from '#database/migrations/0420-gift-activities'
import { messageChannels } from '#database/migrations/0430-message-channels'
import { invoiceTries } from '#database/migrations/0440-invoice-tries'
import { pendingPayments } from '#database/migrations/0450-pending-payments'
import { calledTelephone } from '#database/migrations/0460-called-telephone'
import { monthlyCoupons } from '#database/migrations/0375-monthly-coupons'
import { deletedAccounts } from '#database/migrations/0250-deleted-accounts'
import { indexes } from '#database/migrations/0320-indexes'
import { duCodes } from '#database/migrations/0300-du-codes'
import { secondOrders } from '#database/migrations/0303-second-orders'
import { latePayments } from '#database/migrations/0302-late-payments'
import { orderCodes } from '#database/migrations/0301-order-codes'
import { externalAddresses } from '#database/migrations/0190-external-addresses'
import { afterSale } from '#database/migrations/0200-after-sale'
import { invoices } from '#database/migrations/0210-invoices'

/** Every migration by name, run in the order of their names. A migration that has run anywhere is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-shop-tables': shopTables,
  '0002-sandbox-cashier': sandboxCashier,
  '0003-tracking-events': trackingEvents,
  '0010-refunded-trades': refundedTrades,
  '0011-login-limits': loginLimits,
  '0012-session-facts': sessionFacts,
  '0013-shopper-limits': shopperLimits,
  '0030-promotion-moments': promotionMoments,
  '0031-products-sold': productsSold,
  '0032-orders-newest': ordersNewest,
  '0040-process-numbers': processNumbers,
  '0050-price-rows': priceRows,
  '0060-events': events,
  '0070-ledger': ledger,
  '0080-shipment-steps': shipmentSteps,
  '0090-visitor-carts': visitorCarts,
  '0110-payables': payables,
  '0120-process-number-row': processNumberRow,
  '0130-staff': staff,
  '0140-coupons': coupons,
  '0170-points': points,
  '0180-orders-shipped': ordersShipped,
  '0190-external-addresses': externalAddresses,
  '0200-after-sale': afterSale,
  '0210-invoices': invoices,
  '0220-bundles': bundles,
  '0230-memberships': memberships,
  '0240-notices': notices,
  '0250-deleted-accounts': deletedAccounts,
  '0260-stores': stores,
  '0270-pre-sales': preSales,
  '0280-free-trials': freeTrials,
  '0290-delivery': delivery,
  '0300-du-codes': duCodes,
  '0301-order-codes': orderCodes,
  '0302-late-payments': latePayments,
  '0303-second-orders': secondOrders,
  '0310-share': share,
  '0311-recommendations': recommendations,
  '0320-indexes': indexes,
  '0330-cabinets': cabinets,
  '0370-coupons-given': couponsGiven,
  '0372-taken-recommendations': takenRecommendations,
  '0375-monthly-coupons': monthlyCoupons,
  '0380-removed-and-reminded': removedAndReminded,
  '0390-parcels': parcels,
  '0391-guides-and-origins': guidesAndOrigins,
  '0410-price-history': priceHistory,
  '0411-crowd-fundings': crowdFundings,
  '0420-gift-activities': giftActivities,
  '0430-message-channels': messageChannels,
  '0440-invoice-tries': invoiceTries,
  '0450-pending-payments': pendingPayments,
  '0460-called-telephone': calledTelephone,
}
