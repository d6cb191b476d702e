import { useActions, userStore } from '@hearth/state'

/** Returns a function that runs an action for a shopper. A visitor logs in first and returns to the page. */
export function useJoin(here: string): (go: () => void) => void {
  const { needLogin } = useActions(userStore)
  return (go) => {
    if (!needLogin(here)) go()
  }
}
