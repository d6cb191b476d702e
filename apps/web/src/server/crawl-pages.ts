import { ROUTE_NAMES, rowOf } from '@hearth/screens/route-table'
import type { CrawlPages } from '@hearth/sdk/render'

const rows = ROUTE_NAMES.map(rowOf)

/** The path up to its first parameter. */
const start = (path: string): string => path.replace(/:.*/, '')

/** See `CrawlPages`: each page's `crawl` of the table of routes. */
export const crawlPages: CrawlPages = {
  listed: rows.filter(({ crawl, path }) => crawl === 'listed' && !path.includes(':')).map(({ path }) => path),
  closed: rows.filter(({ crawl, login }) => login || crawl === 'closed').map(({ path }) => start(path)),
}
