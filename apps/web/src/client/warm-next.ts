import { currentPath, onPath } from '#client/history'

/**
 * Returns the path that the main button of a page leads to. Returns undefined if it is unknown, or if the button is a
 * link, whose page is loaded by `warmLinks`.
 */
function nextOf(path: string): string | null | undefined {
  const [page, query] = path.split('?')
  if (page === '/login') return new URLSearchParams(query).get('next')
  if (page === '/shopping-cart') return '/checkout'
  return page === '/checkout' ? '/cashier/0' : undefined
}

/**
 * Loads the code of the next page while the shopper uses the current one, so that the next page shows its skeleton at
 * once and not only its title.
 */
export function warmNext(load: (path: string) => Promise<unknown>): void {
  const warm = () => {
    const next = nextOf(currentPath())
    // A failure is ignored here, since opening the page shows it.
    if (next?.startsWith('/')) void load(next).catch(() => undefined)
  }
  onPath(warm)
  warm()
}
