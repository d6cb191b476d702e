import { AVAILABILITY, productPath } from '@hearth/domain'
import type { ProductCardProps } from './types'

/** Width of a card in a row: a quarter of a desktop's page, on a phone half of the width without gutters. */
const SIZES = '(min-width: 1024px) 270px, 45vw'

/** Content of a product's card, on every platform. */
export function productCardParts({ product, sizes = SIZES }: ProductCardProps) {
  const { spuNo, availability } = product
  return {
    to: productPath(spuNo),
    soldOut: availability === AVAILABILITY.soldOut || availability === AVAILABILITY.promotionSoldOut,
    sizes,
  }
}
