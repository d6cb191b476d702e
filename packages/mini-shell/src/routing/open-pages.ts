import Taro from '@tarojs/taro'
import { pathOf } from './page-address'
import { readPageQuery } from './page-query'

/** Most pages that may be open; the platforms refuse one more. */
export const DEPTH_LIMIT = 10

/** A page that is open. */
export interface OpenPage {
  /** Its path in the app, without a leading slash. */
  page: string
  /** The path of the table of routes that it shows. */
  path?: string
}

/** The open pages, the current one last. */
export const openPages = (): OpenPage[] =>
  Taro.getCurrentPages().map((open) => {
    const page = String(open.route ?? open.uri ?? '').replace(/^\//, '')
    return { page, path: pathOf(page, readPageQuery(open.$taroParams ?? open.options)) }
  })
