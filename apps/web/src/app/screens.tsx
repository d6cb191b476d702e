import type { RouteName, ScreenProps } from '@hearth/screens/routes'
import type { ComponentType } from 'react'

/** A page of the shop. */
export type Screen = ComponentType<ScreenProps>

/** Provides the pages: a browser fetches them one by one, the server has imported those it renders. */
export interface Screens {
  /** The page, when its code is here. */
  get(name: RouteName): Screen | undefined
  /**
   * Fetches the page of a path, or the not-found page; first the rest of the table of routes, when no row loaded so far
   * matches the path. Rejects when the network fails or a new version of the shop was deployed meanwhile.
   */
  load(path: string): Promise<void>
}
