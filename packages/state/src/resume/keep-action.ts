import type { KeptTexts, Ports } from '#shop/ports'

/** Actions that a login may interrupt and that continue after it: plain data under a name. */
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

/** An action as it waits for the login. */
export type KeptAction = ResumableAction & {
  /** The page the login leads to: a login that leads elsewhere does not resume it. */
  next: string
  /** The idempotency key it runs under, so that running it twice does it once. */
  key: string
  /** When it was broken off, epoch ms of the device. */
  at: number
}

/** Its storage. */
export const ACTION_KEY = 'hearth.broken-off'

/** The tab's storage if there are tabs; all pages of a mini-program share one, also after a restart. */
export const actionTexts = ({ tabStorage, storage }: Ports): KeptTexts => tabStorage ?? storage

/** Keeps an action for the login page that leads to `next`. */
export const keepAction = (ports: Ports, action: ResumableAction, next: string): void =>
  actionTexts(ports).set(ACTION_KEY, JSON.stringify({ ...action, next, key: ports.newId(), at: ports.clock() }))
