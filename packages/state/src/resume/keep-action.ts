import type { KeptTexts, Ports } from '#shop/ports'

/** Actions that a login may interrupt and that continue after it: plain data under a name. */
export interface ResumableActions {
  /** Puts pieces of a sku into the cart. */
  'cart.add': { skuNo: string; quantity: number }
  /** Goes to checkout with these skus of the cart chosen and no others. */
  'cart.settle': { skuNos: readonly string[] }
  /** Takes a coupon of a batch. */
  'coupon.receive': { couponBatchId: string }
  /** Has the shopper told when a sku can be bought again. */
  'arrival.subscribe': { skuNo: string }
}

/** One of {@link ResumableActions}. */
export type ResumableAction = {
  [Name in keyof ResumableActions]: { name: Name; params: ResumableActions[Name] }
}[keyof ResumableActions]

/** An action as it waits for the login. */
export type KeptAction = ResumableAction & {
  /** The page the login leads to: a login that leads elsewhere does not resume it. */
  next: string
  /** The idempotency key it runs under, so that running it twice does it once. */
  key: string
  /** When it was broken off, epoch ms of the device. */
  at: number
}

/** Where it is kept. */
export const ACTION_KEY = 'hearth.broken-off'

/** With the tab where there are tabs; a mini-program's other pages, and the app once it is opened anew, share one. */
export const actionTexts = ({ tabStorage, storage }: Ports): KeptTexts => tabStorage ?? storage

/** Keeps an action for the login page that leads to `next`. */
export const keepAction = (ports: Ports, action: ResumableAction, next: string): void =>
  actionTexts(ports).set(ACTION_KEY, JSON.stringify({ ...action, next, key: ports.newId(), at: ports.clock() }))
