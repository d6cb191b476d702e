/** All that placing an order takes, in one file that comes late. */
export { submitOrder } from '#checkout/submit-order'
