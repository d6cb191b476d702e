import { late } from '@hearth/ui'

/** The sheets of checkout, fetched late. */
export const CheckoutSheets = late(async () => (await import('../checkout/checkout-sheets')).CheckoutSheets)
