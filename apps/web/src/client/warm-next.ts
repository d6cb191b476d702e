import { currentPath, onPath } from '#client/history'

/**
 * The page that the main button of a page leads to; absent if unknown, or if the button is a link, which is warmed by
 * itself.
 */
function nextOf(path: string): string | null | undefined {
  const [page, query] = path.split('?')
  if (page === '/login') return new URLSearchParams(query).get('next')
  if (page === '/shopping-cart') return '/checkout'
  return page === '/checkout' ? '/cashier/0' : undefined
}

/**
 * Fetches the code of the next page while the shopper uses this one: the next page then shows its skeleton at once, and
 * not its title alone.
 */
export function warmNext(load: (path: string) => Promise<unknown>): void {
  const warm = () => {
    const next = nextOf(currentPath())
    // A failure is shown when the page is opened.
    if (next?.startsWith('/')) void load(next).catch(() => undefined)
  }
  onPath(warm)
  warm()
}
