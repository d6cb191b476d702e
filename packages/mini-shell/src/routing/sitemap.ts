import { ROUTE_NAMES, rowOf } from '@hearth/screens/route-table'
import { pagePath } from './page-path'

/** A rule of the messaging app's `sitemap.json`. */
interface SitemapRule {
  action: 'allow' | 'disallow'
  page: string
  /** Parameters that an address must have for the rule to apply. */
  params?: string[]
  matching?: 'inclusive'
}

const rules = ROUTE_NAMES.filter((name) => rowOf(name).crawl === 'listed').map((name): SitemapRule => {
  const params = [...rowOf(name).path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
  return { action: 'allow', page: pagePath(name), ...(params.length && { params, matching: 'inclusive' }) }
})

/** The pages that the messaging app's search may list: the pages of the sitemap for search engines. */
export const sitemap = { rules: [...rules, { action: 'disallow', page: '*' } satisfies SitemapRule] }
