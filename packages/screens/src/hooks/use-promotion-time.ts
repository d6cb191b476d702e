import { useNow } from '@hearth/state'

/** What is sold by promotions, such as a sku. */
interface Promoted {
  promotions?: readonly { beginTime: number; endTime: number }[]
}

/**
 * Server time, epoch ms, for a page of what is sold. It goes on with each minute, and when a promotion begins or ends
 * (S18).
 */
export const usePromotionTime = (sold: readonly Promoted[] = []): number =>
  useNow(
    60_000,
    sold.flatMap(({ promotions = [] }) => promotions.flatMap(({ beginTime, endTime }) => [beginTime, endTime + 1])),
  )
