import type { ProductView } from '../views'

export interface ProductCardProps {
  product: ProductView
  /** True if the card's picture is visible without scrolling. */
  priority?: boolean
  /** Displayed width of the picture, as HTML `sizes`. */
  sizes?: string
  /** True if the card is an item of a list. The web then renders an `li`. */
  listed?: boolean
}
