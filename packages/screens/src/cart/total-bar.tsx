import { formatFen, priceCart, viewCart } from '@hearth/domain'
import { appStore, cartStore, useActions, usePorts, useShop, userStore, type Cart } from '@hearth/state'
import { Box, Button, BuyBar, Checkbox, Price, Text } from '@hearth/ui'
import { useMemo } from 'react'
import { useStanding } from '#hooks/use-standing'
import css from './cart.module.css'

/** Check all, what it comes to, and on to checkout. */
export function TotalBar({ cart }: { cart: Cart }) {
  const { checkAll, flush } = useActions(cartStore)
  const { navigate } = usePorts()
  const isHere = useStanding()
  const { needLogin } = useActions(userStore)
  const { showToast } = useActions(appStore)
  const settling = useShop(cartStore, (state) => Object.keys(state.busy).length > 0)
  const { checkedAll, checkedCount } = useMemo(() => viewCart(cart), [cart])
  const { totalAmount, discountAmount } = useMemo(() => priceCart(cart), [cart])
  const go = async () => {
    if (checkedCount === 0) return showToast('请先勾选要结算的商品')
    if (needLogin('/checkout')) return
    if (settling) await flush()
    if (isHere()) navigate('/checkout')
  }
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
      </Box>
      <Button onPress={go}>
        结算{checkedCount > 0 ? `（${checkedCount}）` : ''}
      </Button>
    </BuyBar>
  )
}
