import { packageRoot } from './page-path'
import { pageQuery } from './page-query'

/** The page that shows a page of the web: the cashier's own, and what lies outside the shop. */
export const WINDOW_PAGE = `${packageRoot('order')}/web-window/index`

/** Address of that page for a page of the web. */
export const windowUrl = (address: string): string => `/${WINDOW_PAGE}${pageQuery({ address })}`
