import type { StoreContext } from '#shop/define-store'

type Flush = () => Promise<unknown>

/** For each shop, the function that sends the cart's pending changes. */
const flushes = new WeakMap<StoreContext, Flush>()

/** Registers the function that sends pending changes. The cart's store calls this when it is created. */
export const setCartFlush = (context: StoreContext, flush: Flush): void => void flushes.set(context, flush)

/**
 * Sends the pending changes of a shop's cart. Does not load the cart's code: if that is not loaded, no changes are
 * pending.
 */
export const flushCart = async (context: StoreContext): Promise<void> => void (await flushes.get(context)?.())
