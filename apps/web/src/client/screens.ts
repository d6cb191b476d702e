import type { RouteName } from '@hearth/screens/routes'
import type { Screen, Screens } from '#app/screens'

/**
 * Fetches the code of a page. Where that of most pages is comes with the first of them that is opened: their list of
 * files would cost every first page a kilobyte.
 */
async function loadScreen(name: RouteName): Promise<Screen> {
  if (name === 'home') return (await import('@hearth/screens/home')).HomeScreen
  if (name === 'product') return (await import('@hearth/screens/product')).ProductScreen
  return (await import('#client/more-screens')).moreScreens[name]()
}

/** The pages of the browser: fetched when they are needed, and at hand from then on. */
export function createScreens(): Screens {
  const at = new Map<RouteName, Screen>()
  return {
    get: (name) => at.get(name),
    async load(name) {
      const screen = at.get(name) ?? (await loadScreen(name))
      at.set(name, screen)
      return screen
    },
  }
}
