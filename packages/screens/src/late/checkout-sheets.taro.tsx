// A mini-program's package is there as a whole.
export { CheckoutSheets } from '../checkout/checkout-sheets'
