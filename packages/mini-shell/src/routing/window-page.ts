import { packageRoot } from './page-path'
import { pageQuery } from './page-query'

/** The page that shows a web page: a cashier's, and pages outside the shop. */
export const WINDOW_PAGE = `${packageRoot('order')}/web-window/index`

/** Address of that page for a web page. */
export const windowUrl = (address: string): string => `/${WINDOW_PAGE}${pageQuery({ address })}`
