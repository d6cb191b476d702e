import { AVAILABILITY, productPath } from '@hearth/domain'
import type { ProductCardProps } from './types'

/** A card beside others: a quarter of a desktop's page, on a phone half of what the gutters leave. */
const SIZES = '(min-width: 1024px) 270px, 45vw'

/** What a card shows of a product, whoever draws it. */
export function productCardParts({ product, sizes = SIZES }: ProductCardProps) {
  const { spuNo, availability } = product
  return {
    to: productPath(spuNo),
    soldOut: availability === AVAILABILITY.soldOut || availability === AVAILABILITY.promotionSoldOut,
    sizes,
  }
}
