import { CHANNEL_ID } from '@hearth/domain'
import { prefetch } from '@hearth/screens/prefetch'
import { rowOf } from '@hearth/screens/route-table'
import { matchRoute, type RouteName, routeOf } from '@hearth/screens/routes'
import { createCoreApi } from '@hearth/sdk/core'
import type { RenderPage } from '@hearth/sdk/render'
import { createShop, primedOf, profileStore, selectProfile } from '@hearth/state'
import { shopTables } from '@hearth/state/tables'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { pageFiles } from 'virtual:page-files'
import { App } from '#app/app'
import { colourStyle } from '#server/colour-style'
import { documentOf } from '#server/document'
import { headOf } from '#server/head-of'
import { loadOutcome } from '#server/load-outcome'
import { crawlAddress } from '#server/page-address'
import { serverScreens } from '#server/screens'
import { serverPorts } from '#server/server-ports'

export { crawlPages } from '#server/crawl-pages'
export { pageAddress } from '#server/page-address'

/**
 * Renders the page of a request. Everything it uses is created for this request, since state of another request would
 * show on the page. For a public page, the data are loaded first. Other pages are rendered in their loading state,
 * which is the same for everybody.
 */
export const render: RenderPage = async ({ url, origin, now, tracking }, transport) => {
  const match = matchRoute(url) ?? { route: routeOf('notFound'), params: {}, query: {} }
  const { route, params, query } = match
  const row = rowOf(route.name)
  const ports = serverPorts(url, now)
  const api = createCoreApi(
    { transport, baseUrl: '', channelId: CHANNEL_ID.shopper, platformId: ports.platform.platformId, clock: () => now },
    shopTables,
  )

  const loading = createShop({ api, ports })
  const load = (prefetch as Partial<Record<RouteName, (typeof prefetch)['product']>>)[route.name]
  await Promise.all([load?.(loading, params, query), loading.store(profileStore).getState().load()])
  const primed = primedOf(loading)
  const status = route.name === 'notFound' ? 404 : loadOutcome(primed)

  // On a server, zustand renders the initial state of a store, so that state must contain the loaded data.
  const shop = createShop({ api, ports, primed })
  // A page in its loading state is rendered without the query, so that it is the same for every query.
  const rendered = row.public ? url : url.replace(/\?.*/, '')
  const markup = renderToString(createElement(App, { shop, screens: serverScreens, rendered }))
  const files = pageFiles[route.name] ?? pageFiles.notFound
  if (!files) throw new Error('The web shell was built without its page files')

  // If the shop's profile could not be loaded, the page lacks the shop's name. The page then answers only this request
  // and is not cached.
  const isKnown = shop.store(profileStore).getState().page.status === 'ready'
  const colours = selectProfile(shop.store(profileStore).getState())?.colours
  const style = colours && colourStyle(colours)
  const html = documentOf({
    head: headOf(match, shop, origin),
    canonical: status === 200 && row.crawl === 'listed' ? `${origin}${crawlAddress(match)}` : undefined,
    markup,
    data: {
      now: primed.now,
      stores: primed.stores,
      ...((row.public || route.name === 'notFound') && { drawn: true }),
      ...(tracking && { tracking: { ...tracking } }),
    },
    files,
    colours: style,
  })
  return {
    status,
    html,
    shared: isKnown && (status === 200 || route.name === 'notFound'),
    links: [],
    styles: [...files.styles, ...(style ? [style] : [])].map(({ source }) => source),
  }
}
