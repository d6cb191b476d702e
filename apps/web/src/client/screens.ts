import { matchRoute, type RouteName } from '@hearth/screens/routes'
import type { Screen, Screens } from '#app/screens'

/**
 * Loads `more-screens`: the rows of the table of routes that are not in the first file, and the imports of the pages'
 * code. In the first load, they would add some kilobytes to every page.
 */
const loadMore = () => import('#client/more-screens')

async function loadScreen(name: RouteName): Promise<Screen> {
  if (name === 'home') return import('@hearth/screens/home').then((code) => code.HomeScreen)
  if (name === 'product') return import('@hearth/screens/product').then((code) => code.ProductScreen)
  const load = (await loadMore()).moreScreens[name]
  if (!load) throw new Error(`${name} has no screen`)
  return load()
}

/** Creates the screens of the browser. Each is loaded when it is first needed, and then kept. */
export function createScreens(): Screens {
  const at = new Map<RouteName, Screen>()
  return {
    get: (name) => at.get(name),
    async load(path) {
      if (!matchRoute(path)) await loadMore()
      const name = matchRoute(path)?.route.name ?? 'notFound'
      if (!at.has(name)) at.set(name, await loadScreen(name))
    },
  }
}
