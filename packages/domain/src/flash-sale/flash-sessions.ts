import type { CampaignTime } from '#promotion/campaign-status-at'
import { isPromotionActive } from '#promotion/is-promotion-active'

/**
 * The session that the flash sale page opens with: of the running ones, the one that began last; otherwise the next
 * one. Undefined if all are over.
 */
export function currentSession<S extends CampaignTime>(sessions: readonly S[], now: number): S | undefined {
  const byBegin = [...sessions].sort((one, other) => one.beginTime - other.beginTime)
  const running = byBegin.filter((session) => isPromotionActive(session, now))
  return running.pop() ?? byBegin.find(({ beginTime }) => beginTime > now)
}

/** The stock of a product that has a stock of its own in a sale. */
export interface SoldOfStock {
  /** Pieces left. */
  stock: number
  /** Pieces sold. */
  sold: number
}

/** Whole percent of the pieces that are left, rounded up: 0 only if none is left. */
export const remainPercent = ({ stock, sold }: SoldOfStock): number =>
  stock <= 0 ? 0 : Math.ceil((stock * 100) / (stock + Math.max(0, sold)))
