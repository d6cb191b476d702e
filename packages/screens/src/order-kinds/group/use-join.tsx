import { useActions, userStore } from '@hearth/state'

/** Does what needs a login, or has a visitor log in first, who comes back to the page. */
export function useJoin(here: string): (go: () => void) => void {
  const { needLogin } = useActions(userStore)
  return (go) => {
    if (!needLogin(here)) go()
  }
}
