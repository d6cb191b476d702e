import { ORDER_KIND } from '@hearth/domain'
import type { ShopOrderKind } from '#shop/unit-of-work'

/**
 * A normal order: it comes from the cart, is paid at once and shipped. Only staff can lower its price before the
 * payment.
 */
export const normalOrder: ShopOrderKind = { name: ORDER_KIND.normal, canReprice: true }
