import type { CampaignTime } from '#promotion/campaign-status-at'
import { isPromotionActive } from '#promotion/is-promotion-active'

/**
 * The session that the flash sale page opens with: the running one that began last, else the one that begins next;
 * undefined where all are over.
 */
export function currentSession<S extends CampaignTime>(sessions: readonly S[], now: number): S | undefined {
  const byBegin = [...sessions].sort((one, other) => one.beginTime - other.beginTime)
  const running = byBegin.filter((session) => isPromotionActive(session, now))
  return running.pop() ?? byBegin.find(({ beginTime }) => beginTime > now)
}

/** Stock of a product that is sold with a stock of its own. */
export interface SoldOfStock {
  /** Pieces left. */
  stock: number
  /** Pieces sold. */
  sold: number
}

/** Whole percent of the pieces that are left: 0 only once there are none. */
export const remainPercent = ({ stock, sold }: SoldOfStock): number =>
  stock <= 0 ? 0 : Math.ceil((stock * 100) / (stock + Math.max(0, sold)))
