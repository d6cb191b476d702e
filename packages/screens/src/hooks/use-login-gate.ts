import { isLoggedIn } from '@hearth/domain'
import { mayBeShopper, useActions, usePorts, useShop, userStore, type Ports, type UserState } from '@hearth/state'
import { useEffect } from 'react'
import { matchRoute, routePath } from '#routes'

/**
 * Sends a visitor to log in and back to `path` (S04), also one who was a shopper until another tab logged out. While
 * the viewer is unknown, the page of somebody who has logged in here before loads its data anyway, so that a shopper
 * does not wait twice; if the session has ended, the call is refused and leads to the login too (P01).
 * @param path absent while the shopper leaves the page for good
 * @returns 0 while the page may not load; else a number that differs between shoppers
 */
export function useLoginGate(path: string | undefined): number {
  const { needLogin } = useActions(userStore)
  const ports = usePorts()
  const { here } = ports
  const allowed = useShop(userStore, ({ info, turn }) => (mayAsk(info, ports) ? turn + 1 : 0))
  const known = useShop(userStore, ({ info }) => info.status === 'ready')
  useEffect(() => {
    // Where pages are stacked, the visible one sends the shopper.
    if (path !== undefined && known && !allowed && (!here || isShown(path, here()))) needLogin(path)
  }, [known, allowed, needLogin, here, path])
  return allowed
}

/** Whether the viewer is a shopper, or may be one. */
function mayAsk({ status, data }: UserState['info'], ports: Ports): boolean {
  if (status === 'ready') return isLoggedIn(data)
  return status === 'failed' || mayBeShopper(ports)
}

/** Whether a path is that of the current page, in any spelling of its address. */
function isShown(path: string, here: string): boolean {
  const shown = matchRoute(here)
  return !!shown && routePath(shown.route.name, shown.params) === path.split('?')[0]
}
