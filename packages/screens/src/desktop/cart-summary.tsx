import { cartProducts, priceCart } from '@hearth/domain'
import type { Cart } from '@hearth/state'
import { Box, Button, late, Price, Text } from '@hearth/ui'
import { useMemo } from 'react'
import { FreightHint } from '../cart/freight-hint'
import { useSettle } from '../cart/use-settle'
import css from './cart-desk.module.css'

const PriceDetails = late(async () => (await import('#parts/product/price-details')).PriceDetails)

/** The summary beside the cart: the total of the checked products, and a button to checkout. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { checkedCount, settle } = useSettle(cart)
  const { totalAmount, discountAmount } = useMemo(() => priceCart(cart), [cart])
  return (
    <Box as="aside" label="金额" className={css.summary}>
      <Text as="h2" className={css.title}>
        已选 {checkedCount} 件
      </Text>
      <Box className={css.line}>
        <Text>商品金额</Text>
        <Price fen={totalAmount + discountAmount} size="s" plain />
      </Box>
      {discountAmount > 0 && (
        <Box className={css.line}>
          <Text>活动优惠</Text>
          <Price fen={discountAmount} size="s" prefix="-" />
        </Box>
      )}
      <Box className={css.total} live="polite">
        <Text>合计</Text>
        <Price fen={totalAmount} />
      </Box>
      <Button size="l" block onPress={settle}>
        去结算
      </Button>
      <Box className={css.explain}>
        <PriceDetails open={!!cart.priceDetails} details={cart.priceDetails} products={cartProducts(cart)} />
      </Box>
      <FreightHint cart={cart} className={css.note} />
      <Text as="p" className={css.note}>
        优惠券和运费在下一步计算
      </Text>
    </Box>
  )
}
