import { isLoggedIn } from '@hearth/domain'
import { useActions, usePorts, useShop, userStore } from '@hearth/state'
import { useEffect } from 'react'
import { matchRoute, routePath } from '#routes'

/**
 * Sends a visitor to log in and back to `path` (S04), also one who was a shopper until another tab logged out. While it
 * is not known yet who asks, the page loads its data all the same: a visitor's call is refused and leads to the login as
 * well (P01), and a shopper does not wait twice.
 * @returns 0 while the page may not load; else a number that is another one for another shopper
 */
export function useLoginGate(path: string): number {
  const { needLogin } = useActions(userStore)
  const { here } = usePorts()
  const allowed = useShop(userStore, ({ info, turn }) => (info.status !== 'ready' || isLoggedIn(info.data) ? turn + 1 : 0))
  useEffect(() => {
    // Where pages lie upon each other, the one on show sends the shopper.
    if (!allowed && (!here || isShown(path, here()))) needLogin(path)
  }, [allowed, needLogin, here, path])
  return allowed
}

/** Whether the page of a path is the one on show, however its address is written. */
function isShown(path: string, here: string): boolean {
  const shown = matchRoute(here)
  return !!shown && routePath(shown.route.name, shown.params) === path.split('?')[0]
}
