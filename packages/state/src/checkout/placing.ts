/** All that placing an order takes, in one file that comes late. */
export { draftOrder, piecesOf } from '#checkout/order-draft'
export { placeOrder } from '#checkout/place-order'
