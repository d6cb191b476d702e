import type { StoreContext } from '#shop/define-store'

type Flush = () => Promise<unknown>

/** Function of each shop that sends the cart's pending changes. */
const flushes = new WeakMap<StoreContext, Flush>()

/** Sets the function; called by the cart's store when it is created. */
export const setCartFlush = (context: StoreContext, flush: Flush): void => void flushes.set(context, flush)

/**
 * Sends the pending changes of a shop's cart. A cart that was not opened has none, and its code need not be loaded for
 * that.
 */
export const flushCart = async (context: StoreContext): Promise<void> => void (await flushes.get(context)?.())
