import { ORDER_KIND } from '@hearth/domain'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** What is bought through the cart, paid at once and sent: nothing about it differs from what holds for all orders. */
export const normalOrder: ShopOrderKind = { name: ORDER_KIND.normal }
