import type { Pixels, Url } from './values.types'

/** A picture served by the shop, resized by `imageAddress` of `@hearth/domain` (K10). */
export interface Picture {
  /** URL without a size, such as `/pictures/lamp-white-1.3f2a91bc`. */
  url: Url
  /** Description of the picture.
   * @examples ["月光白的暖居智能音箱放在书架上"] */
  alt: string
  /** Pixels: width of the original. */
  width: Pixels
  /** Pixels: height of the original. */
  height: Pixels
}
