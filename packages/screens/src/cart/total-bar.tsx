import { formatFen, priceCart } from '@hearth/domain'
import { cartStore, useActions, type Cart } from '@hearth/state'
import { Box, Button, BuyBar, Checkbox, Price, Text } from '@hearth/ui'
import { useMemo } from 'react'
import { FreightHint } from './freight-hint'
import { useSettle } from './use-settle'
import css from './cart.module.css'

/** The bar with the check mark for all products, the total, and the link to checkout. */
export function TotalBar({ cart }: { cart: Cart }) {
  const { checkAll } = useActions(cartStore)
  const { checkedAll, checkedCount, settle } = useSettle(cart)
  const { totalAmount, discountAmount } = useMemo(() => priceCart(cart), [cart])
  return (
    <BuyBar>
      <Checkbox checked={checkedAll} onChange={checkAll} className={css.all}>
        全选
      </Checkbox>
      <Box className={css.sums} live="polite">
        <Box className={css.sum}>
          <Text className={css.sumLabel}>合计</Text>
          <Price fen={totalAmount} />
        </Box>
        {discountAmount > 0 && <Text className={css.saved}>已优惠 ¥{formatFen(discountAmount)}</Text>}
        <FreightHint cart={cart} className={css.saved} />
      </Box>
      <Button onPress={settle}>结算{checkedCount > 0 ? `（${checkedCount}）` : ''}</Button>
    </BuyBar>
  )
}
