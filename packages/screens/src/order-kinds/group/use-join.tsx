import { useActions, userStore } from '@hearth/state'

/** Runs an action that needs a login; a visitor logs in first, and returns to the page. */
export function useJoin(here: string): (go: () => void) => void {
  const { needLogin } = useActions(userStore)
  return (go) => {
    if (!needLogin(here)) go()
  }
}
