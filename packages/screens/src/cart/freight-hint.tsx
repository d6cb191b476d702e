import { cartProducts, CHECK_STATUS, formatFen, priceCart } from '@hearth/domain'
import type { Cart } from '@hearth/state'
import { Text } from '@hearth/ui'
import { useMemo } from 'react'

/**
 * Shows the amount missing for free freight. Renders nothing if no amount is missing, or if some of the checked
 * products have free freight.
 */
export function FreightHint({ cart, className }: { cart: Cart; className?: string }) {
  const { freightGap: gap } = useMemo(() => priceCart(cart), [cart])
  const checked = cartProducts(cart).filter((one) => one.shoppingCartStatus === CHECK_STATUS.checked)
  if (gap === 0 || checked.some(({ byCode }) => byCode)) return null
  return <Text className={className}>再买 ¥{formatFen(gap)} 免运费</Text>
}
