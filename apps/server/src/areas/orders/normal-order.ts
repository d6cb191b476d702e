import { ORDER_KIND } from '@hearth/domain'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** An order of the cart, paid at once and sent; only staff can lower its price before payment. */
export const normalOrder: ShopOrderKind = { name: ORDER_KIND.normal, canReprice: true }
