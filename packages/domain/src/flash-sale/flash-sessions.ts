import type { CampaignTime } from '#promotion/campaign-status-at'
import { isPromotionActive } from '#promotion/is-promotion-active'

/**
 * Returns the session that the flash sale page opens with: the running session that began last, or else the next one.
 * Returns undefined if all sessions are over.
 */
export function currentSession<S extends CampaignTime>(sessions: readonly S[], now: number): S | undefined {
  const byBegin = [...sessions].sort((one, other) => one.beginTime - other.beginTime)
  const running = byBegin.filter((session) => isPromotionActive(session, now))
  return running.pop() ?? byBegin.find(({ beginTime }) => beginTime > now)
}

/** The stock of a product in a sale with stock of its own. */
export interface SoldOfStock {
  /** Pieces left. */
  stock: number
  /** Pieces sold. */
  sold: number
}

/** Returns the pieces that are left in whole percent, rounded up: 0 only if none is left. */
export const remainPercent = ({ stock, sold }: SoldOfStock): number =>
  stock <= 0 ? 0 : Math.ceil((stock * 100) / (stock + Math.max(0, sold)))
