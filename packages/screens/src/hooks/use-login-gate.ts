import { isLoggedIn } from '@hearth/domain'
import { useActions, useShop, userStore } from '@hearth/state'
import { useEffect } from 'react'

/**
 * Sends a visitor to log in and back to `path` (S04). While it is not known yet who asks, the page loads its data all
 * the same: a visitor's call is refused and leads to the login as well (P01), and a shopper does not wait twice.
 * @returns whether the page may load; turns true when the visitor comes back logged in
 */
export function useLoginGate(path: string): boolean {
  const { needLogin } = useActions(userStore)
  useEffect(() => {
    needLogin(path)
  }, [needLogin, path])
  return useShop(userStore, (state) => state.info.status !== 'ready' || isLoggedIn(state.info.data))
}
