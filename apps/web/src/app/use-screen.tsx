import type { RouteName } from '@hearth/screens/routes'
import { useEffect, useState } from 'react'
import type { Screen, Screens } from '#app/screens'

/** A page's code on its way. */
export interface ScreenLoad {
  Screen?: Screen
  failed: boolean
}

/** The code of a page; fetched when it is not here yet. */
export function useScreen(screens: Screens, name: RouteName): ScreenLoad {
  const [, setArrived] = useState<RouteName>()
  const [failed, setFailed] = useState<RouteName>()
  const Screen = screens.get(name)
  useEffect(() => {
    if (screens.get(name)) return
    let wanted = true
    screens.load(name).then(
      () => wanted && setArrived(name),
      () => wanted && setFailed(name),
    )
    return () => {
      wanted = false
    }
  }, [screens, name])
  return { Screen, failed: failed === name && !Screen }
}
