import { packageRoot } from './page-path'
import { pageQuery } from './page-query'

/** Path of the page that shows web pages: a cashier's, and pages outside the shop. */
export const WINDOW_PAGE = `${packageRoot('order')}/web-window/index`

/** Returns the address of `WINDOW_PAGE` for a web page. */
export const windowUrl = (address: string): string => `/${WINDOW_PAGE}${pageQuery({ address })}`
