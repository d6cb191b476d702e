import { formatFen } from '@hearth/domain'
import {
  afterCouponsStore,
  productStore,
  selectLoggedIn,
  useActions,
  useShop,
  userStore,
  type Sku,
} from '@hearth/state'
import { Box, Price, Text } from '@hearth/ui'
import { useEffect } from 'react'
import css from './after-coupons.module.css'

/**
 * The price of the chosen pieces with the best of the shopper's own coupons (F06, S08). Renders nothing for visitors,
 * and if no coupon applies. `received` is a value that changes with the shopper's coupons.
 */
export function AfterCoupons({ sku: { skuNo, spuNo }, received }: { sku: Sku; received: unknown }) {
  const store = afterCouponsStore(skuNo)
  const quote = useShop(store, (state) => state.quote.data)
  const quantity = useShop(productStore(spuNo), (state) => state.quantity)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { load } = useActions(store)
  useEffect(() => {
    if (loggedIn) void load(quantity)
  }, [loggedIn, load, quantity, received])
  if (!loggedIn || !quote || quote.amounts.couponAmount <= 0) return null
  const { productAmount, discountAmount, couponAmount } = quote.amounts
  const used = quote.coupons.filter(({ applied }) => applied).map(({ couponName }) => couponName)
  return (
    <Box className={css.after} live="polite">
      <Text className={css.label}>券后价</Text>
      <Price fen={productAmount - discountAmount - couponAmount} size="l" />
      <Text as="p" className={css.note}>
        {`${quantity} 件，用「${used.join('」「')}」省 ¥${formatFen(couponAmount)}，结算时自动使用`}
      </Text>
    </Box>
  )
}
