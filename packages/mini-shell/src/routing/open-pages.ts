import Taro from '@tarojs/taro'
import { pathOf } from './page-address'
import { readPageQuery } from './page-query'

/** Maximum number of open pages; the platforms refuse more. */
export const DEPTH_LIMIT = 10

/** An open page. */
export interface OpenPage {
  /** Path of the page in the app, without a leading slash. */
  page: string
  /** Path of the table of routes that the page shows; absent if it has none. */
  path?: string
}

/** Returns the open pages, the current one last. */
export const openPages = (): OpenPage[] =>
  Taro.getCurrentPages().map((open) => {
    const page = String(open.route ?? open.uri ?? '').replace(/^\//, '')
    return { page, path: pathOf(page, readPageQuery(open.$taroParams ?? open.options)) }
  })
