import type { Expected } from './shared.types'
import type { ShopFileBlock } from './pages.types'
import type { PictureName } from './values.types'

/** The home page as it is composed. */
export interface OpsHome {
  /** Whether its owner composed it; else it is made of the shop's categories. */
  own: boolean
  blocks: ShopFileBlock[]
  /** How often the shop was changed, or a file imported. */
  version: number
}

/** The home page as it is to be, with all its blocks. */
export interface SetHome extends Expected {
  /**
   * @minItems 1
   * @maxItems 100
   */
  blocks: ShopFileBlock[]
}

/** Names a picture that the shop has. */
export interface OpsPictureName {
  name: PictureName
}
