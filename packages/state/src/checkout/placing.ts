/** The code that places orders, in one module that is loaded after the page. */
export { submitOrder } from '#checkout/submit-order'
