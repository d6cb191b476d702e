import { isLoggedIn } from '@hearth/domain'
import { mayBeShopper, useActions, usePorts, useShop, userStore, type Ports, type UserState } from '@hearth/state'
import { useEffect } from 'react'
import { matchRoute, routePath } from '#routes'

/**
 * Sends a visitor to the login, which then returns to `path` (S04). A shopper whom another tab has logged out is a
 * visitor too. If the viewer is still unknown but a shopper has logged in on this device, the page may load its data
 * already, so that the shopper does not wait for two calls one after the other. If the session has ended, the server
 * refuses these calls, and the login opens (P01).
 * @param path absent while the shopper leaves the page for good
 * @returns 0 while the page may not load its data; otherwise a number that differs for each shopper
 */
export function useLoginGate(path: string | undefined): number {
  const { needLogin } = useActions(userStore)
  const ports = usePorts()
  const { here } = ports
  const allowed = useShop(userStore, ({ info, turn }) => (mayAsk(info, ports) ? turn + 1 : 0))
  const known = useShop(userStore, ({ info }) => info.status === 'ready')
  useEffect(() => {
    // In mini-programs, pages are stacked. Only the visible page opens the login.
    if (path !== undefined && known && !allowed && (!here || isShown(path, here()))) needLogin(path)
  }, [known, allowed, needLogin, here, path])
  return allowed
}

/** Whether the viewer is a shopper, or may be one. */
function mayAsk({ status, data }: UserState['info'], ports: Ports): boolean {
  if (status === 'ready') return isLoggedIn(data)
  return status === 'failed' || mayBeShopper(ports)
}

/** Whether a path names the page at the address `here`, also if the two are spelled differently. */
function isShown(path: string, here: string): boolean {
  const shown = matchRoute(here)
  return !!shown && routePath(shown.route.name, shown.params) === path.split('?')[0]
}
