import { ROUTE_NAMES, rowOf } from '@hearth/screens/route-table'
import type { CrawlPages } from '@hearth/sdk/render'

const rows = ROUTE_NAMES.map(rowOf)

/** Returns a path up to its first parameter. */
const start = (path: string): string => path.replace(/:.*/, '')

/** Paths for crawlers, by the field `crawl` of a page's row in the table of routes; see `CrawlPages`. */
export const crawlPages: CrawlPages = {
  listed: rows.filter(({ crawl, path }) => crawl === 'listed' && !path.includes(':')).map(({ path }) => path),
  closed: rows.filter(({ crawl, login }) => login || crawl === 'closed').map(({ path }) => start(path)),
}
