import type { KeptTexts, Ports } from '#shop/ports'

/** Actions that continue after a login interrupted them, with their parameters. The parameters must be plain data. */
export interface ResumableActions {
  /** Puts pieces of a sku into the cart. */
  'cart.add': { skuNo: string; quantity: number }
  /** Opens checkout with these skus of the cart checked and no others. */
  'cart.settle': { skuNos: readonly string[] }
  /** Takes a coupon of a batch. */
  'coupon.receive': { couponBatchId: string }
  /** Subscribes the shopper to the arrival of a sku. */
  'arrival.subscribe': { skuNo: string }
}

/** One of {@link ResumableActions}. */
export type ResumableAction = {
  [Name in keyof ResumableActions]: { name: Name; params: ResumableActions[Name] }
}[keyof ResumableActions]

/** An action that waits for a login. */
export type KeptAction = ResumableAction & {
  /** The page that the login leads to. A login that leads to another page drops the action. */
  next: string
  /** The idempotency key to run the action with. */
  key: string
  /** When the login interrupted the action, epoch ms by the device's clock. */
  at: number
}

/** Storage key of the waiting action. */
export const ACTION_KEY = 'hearth.broken-off'

/**
 * Returns the storage for waiting actions: the tab's if the platform has tabs. In a mini-program all pages share one
 * storage, which survives a restart.
 */
export const actionTexts = ({ tabStorage, storage }: Ports): KeptTexts => tabStorage ?? storage

/** Stores an action that continues after the login that leads to `next`. */
export const keepAction = (ports: Ports, action: ResumableAction, next: string): void =>
  actionTexts(ports).set(ACTION_KEY, JSON.stringify({ ...action, next, key: ports.newId(), at: ports.clock() }))
