import { ORDER_KIND } from '@hearth/domain'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** What is bought through the cart, paid at once and sent: staff alone may make it cheaper before. */
export const normalOrder: ShopOrderKind = { name: ORDER_KIND.normal, canReprice: true }
