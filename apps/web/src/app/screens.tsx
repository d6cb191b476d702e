import type { RouteName, ScreenProps } from '@hearth/screens/routes'
import type { ComponentType } from 'react'

/** A page of the shop. */
export type Screen = ComponentType<ScreenProps>

/** Where pages come from: a browser fetches them one by one, the server has those it draws at hand. */
export interface Screens {
  /** The page, when its code is here. */
  get(name: RouteName): Screen | undefined
  /** Fetches it. Rejects when the network, or a new version of the shop, gets in between. */
  load(name: RouteName): Promise<Screen>
}
