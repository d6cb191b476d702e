import type { Ports } from '#shop/ports'

/** Storage key of the checkout draft, which survives a reload of the tab. */
export const DRAFT_KEY = 'hearth.checkout-draft'

/** Removes the stored draft, after an order or a logout. */
export const forgetDraft = ({ tabStorage }: Ports): void => tabStorage?.remove(DRAFT_KEY)
