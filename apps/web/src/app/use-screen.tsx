import { matchRoute, type MatchedRoute } from '@hearth/screens/routes'
import { useEffect, useState } from 'react'
import type { Screen, Screens } from '#app/screens'

/** A page's code on its way. */
export interface ScreenLoad {
  /** What the path leads to; absent while its row is not here, and for a path that leads nowhere. */
  match?: MatchedRoute
  /** Absent while its code is not here. */
  Screen?: Screen
  failed: boolean
}

/** The page of a path; fetched when it is not here yet. */
export function useScreen(screens: Screens, path: string): ScreenLoad {
  const [, setArrived] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const match = matchRoute(path)
  // The not-found page is fetched after the whole table of routes: once it is loaded, a path without a row has no page.
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
