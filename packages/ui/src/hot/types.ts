import type { ProductView } from '../views'

/** Props of `ProductCard`. */
export interface ProductCardProps {
  product: ProductView
  /** Its picture is among the first in view. */
  priority?: boolean
  /** Displayed width of its picture, as HTML `sizes`. */
  sizes?: string
  /** It is one of a list, for which the web uses an `li`. */
  listed?: boolean
}
