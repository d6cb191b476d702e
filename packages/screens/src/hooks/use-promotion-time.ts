import { useNow } from '@hearth/state'

/** A product or sku with promotions. */
interface Promoted {
  promotions?: readonly { beginTime: number; endTime: number }[]
}

/**
 * Returns the server time, epoch ms, for a page of products. It advances each minute, and when a promotion begins or
 * ends (S18).
 */
export const usePromotionTime = (sold: readonly Promoted[] = []): number =>
  useNow(
    60_000,
    sold.flatMap(({ promotions = [] }) => promotions.flatMap(({ beginTime, endTime }) => [beginTime, endTime + 1])),
  )
