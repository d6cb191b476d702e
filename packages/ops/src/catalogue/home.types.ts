import type { Expected } from './shared.types'
import type { ShopFileBlock } from './pages.types'
import type { PictureName } from './values.types'

/** The blocks of the home page. */
export interface OpsHome {
  /** Whether the owner composed the blocks; otherwise they are made from the shop's categories. */
  own: boolean
  blocks: ShopFileBlock[]
  /** Version of the shop: the number of its changes, including imports. */
  version: number
}

/** Replaces all blocks of the home page. */
export interface SetHome extends Expected {
  /**
   * @minItems 1
   * @maxItems 100
   */
  blocks: ShopFileBlock[]
}

/** Identifies a picture of the shop. */
export interface OpsPictureName {
  name: PictureName
}
