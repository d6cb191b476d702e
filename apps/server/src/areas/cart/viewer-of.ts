import type { Viewer } from '#areas/cart/cart-lines'
import type { Context } from '#kernel/context'

/**
 * Returns the shopper of a request, with its time and mode.
 * @throws ShopError loginNeeded for a visitor (P01)
 */
export const viewerOf = ({
  needShopper,
  now,
  enterprise,
}: Pick<Context, 'needShopper' | 'now' | 'enterprise'>): Viewer => ({ shopperId: needShopper(), now, enterprise })
