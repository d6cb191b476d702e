import type { Ports } from '#shop/ports'

/** Storage key of the shopper's input at checkout in a tab, so that a reload of the page keeps it. */
export const DRAFT_KEY = 'hearth.checkout-draft'

/** Forgets it: the order is placed, or the shopper has logged out. */
export const forgetDraft = ({ tabStorage }: Ports): void => tabStorage?.remove(DRAFT_KEY)
