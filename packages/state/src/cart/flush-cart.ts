import type { StoreContext } from '#shop/define-store'

type Flush = () => Promise<unknown>

/** How the cart of each shop sends what is still waiting. */
const flushes = new WeakMap<StoreContext, Flush>()

/** Tells how; for the cart's store, when it is made. */
export const setCartFlush = (context: StoreContext, flush: Flush): void => void flushes.set(context, flush)

/**
 * Sends what a shop's cart has still waiting. A cart that nobody has opened yet has nothing, and its code need not come
 * for that.
 */
export const flushCart = async (context: StoreContext): Promise<void> => void (await flushes.get(context)?.())
