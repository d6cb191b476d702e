import { matchRoute, type MatchedRoute } from '@hearth/screens/routes'
import { useEffect, useState } from 'react'
import type { Screen, Screens } from '#app/screens'

/** The state of a page whose code is being fetched. */
export interface ScreenLoad {
  /** The route of the path; absent while its row is not loaded, and if the path has no route. */
  match?: MatchedRoute
  /** The page's screen; absent while its code is not loaded. */
  Screen?: Screen
  failed: boolean
}

/** Returns the screen of a path, and loads it if its code is not loaded yet. */
export function useScreen(screens: Screens, path: string): ScreenLoad {
  const [, setArrived] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const match = matchRoute(path)
  // `load` loads the whole table of routes before the not-found page. So if the not-found page is loaded and no row
  // matches the path, the path is unknown, and the not-found page is shown.
  const Screen = screens.get(match?.route.name ?? 'notFound')
  const isHere = !!Screen
  useEffect(() => {
    if (isHere) return
    let wanted = true
    screens.load(path).then(
      () => wanted && setArrived(path),
      () => wanted && setFailed(path),
    )
    return () => {
      wanted = false
    }
  }, [screens, path, isHere])
  return { match, Screen, failed: failed === path && !Screen }
}
