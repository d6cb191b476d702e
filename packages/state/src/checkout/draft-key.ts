import type { Ports } from '#shop/ports'

/** Where a tab keeps what its shopper wrote at checkout, so that a reload of the page does not lose it. */
export const DRAFT_KEY = 'hearth.checkout-draft'

/** Forgets it: the order is placed, or the shopper has logged out. */
export const forgetDraft = ({ tabStorage }: Ports): void => tabStorage?.remove(DRAFT_KEY)
