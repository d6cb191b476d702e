import { matchRoute, type RouteName } from '@hearth/screens/routes'

/**
 * Fetches a page's code when the shopper is about to follow a link to it: a pointer over it, a finger on it, the focus.
 */
export function warmLinks(load: (name: RouteName) => Promise<unknown>): void {
  const warm = ({ target }: Event) => {
    const href = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined
    const name = href && matchRoute(href)?.route.name
    // A failure shows when the link is followed.
    if (name) void load(name).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, warm, { passive: true })
}
