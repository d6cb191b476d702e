import { currentPath, onPath } from '#client/history'

/** Where a page's main button leads on to; absent where that is not known, or a link that is warmed by itself. */
function nextOf(path: string): string | null | undefined {
  const [page, query] = path.split('?')
  if (page === '/login') return new URLSearchParams(query).get('next')
  if (page === '/shopping-cart') return '/checkout'
  return page === '/checkout' ? '/cashier/0' : undefined
}

/**
 * Fetches the code of the page that comes next while the shopper is busy with this one: its skeleton stands at once
 * then, where a page without code shows its title alone.
 */
export function warmNext(load: (path: string) => Promise<unknown>): void {
  const warm = () => {
    const next = nextOf(currentPath())
    // A failure shows when the page is opened.
    if (next?.startsWith('/')) void load(next).catch(() => undefined)
  }
  onPath(warm)
  warm()
}
