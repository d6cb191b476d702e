import type { RouteName, ScreenProps } from '@hearth/screens/routes'
import type { ComponentType } from 'react'

/** A page of the shop. */
export type Screen = ComponentType<ScreenProps>

/** Where pages come from: a browser fetches them one by one, the server has those it draws at hand. */
export interface Screens {
  /** The page, when its code is here. */
  get(name: RouteName): Screen | undefined
  /**
   * Fetches the page of a path, or the one that says there is none; and first the rest of the table of routes, where a
   * path is in none of the rows that are here. Rejects when the network, or a new version of the shop, gets in between.
   */
  load(path: string): Promise<void>
}
