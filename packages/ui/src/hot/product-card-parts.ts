import { AVAILABILITY, productPath } from '@hearth/domain'
import type { ProductCardProps } from './types'

/** Displayed width of a card: a quarter of a desktop's page, or half of a phone's page without the gutters. */
const SIZES = '(min-width: 1024px) 270px, 45vw'

/** Returns the content of a product's card, which all platforms share. */
export function productCardParts({ product, sizes = SIZES }: ProductCardProps) {
  const { spuNo, availability } = product
  return {
    to: productPath(spuNo),
    soldOut: availability === AVAILABILITY.soldOut || availability === AVAILABILITY.promotionSoldOut,
    sizes,
  }
}
