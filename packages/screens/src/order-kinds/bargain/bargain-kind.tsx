import type { KindView } from '../kind-view'
import { BargainCard } from './bargain-card'
import { BargainCheckout } from './bargain-checkout'
import { BargainOffer } from './bargain-offer'

/** The view of a bargain (115). Its order is placed like any other order, at the price that friends have lowered. */
export const bargainKind: KindView = { Offer: BargainOffer, Checkout: BargainCheckout, Order: BargainCard }
