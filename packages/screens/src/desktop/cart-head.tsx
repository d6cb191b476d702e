import { cartStore, useActions, type Cart } from '@hearth/state'
import { Box, Checkbox, Text } from '@hearth/ui'
import { useSettle } from '../cart/use-settle'
import css from './cart-desk.module.css'

/** The row above the products of the cart: the check mark for all, and the titles of the columns. */
export function CartHead({ cart }: { cart: Cart }) {
  const { checkAll } = useActions(cartStore)
  const { checkedAll } = useSettle(cart)
  return (
    <Box className={css.head}>
      <Checkbox checked={checkedAll} onChange={checkAll} className={css.all}>
        全选
      </Checkbox>
      <Text className={css.goods} decorative>
        商品
      </Text>
      <Text className={css.price} decorative>
        单价
      </Text>
      <Text className={css.quantity} decorative>
        数量
      </Text>
    </Box>
  )
}
