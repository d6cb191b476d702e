import type { ProductView } from '../views'

/** Props of `ProductCard`. */
export interface ProductCardProps {
  product: ProductView
  /** Its picture is among the first a shopper sees. */
  priority?: boolean
  /** How wide its picture is shown, as in HTML. */
  sizes?: string
  /** It is one of a list, which the web says with an `li` of its own. */
  listed?: boolean
}
