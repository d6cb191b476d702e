import type { RouteName, ScreenProps } from '@hearth/screens/routes'
import type { ComponentType } from 'react'

/** The component of a page of the shop. */
export type Screen = ComponentType<ScreenProps>

/** Provides the screens of pages. A browser loads them one by one; a server has all screens that it renders. */
export interface Screens {
  /** Returns a page's screen; undefined while its code is not loaded. */
  get(name: RouteName): Screen | undefined
  /**
   * Loads the screen of a path, or that of the not-found page. If no loaded row of the table of routes matches the
   * path, loads the other rows first. Rejects if the network fails or a new version of the shop was deployed meanwhile.
   */
  load(path: string): Promise<void>
}
