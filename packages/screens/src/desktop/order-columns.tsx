import { Box, Text } from '@hearth/ui'
import css from '../orders/orders.module.css'

/** Names the columns of the orders where they stand in such; each order says the same in its own words. */
export function OrderColumns() {
  return (
    <Box className={css.columns} decorative>
      <Text className={css.first}>订单商品</Text>
      <Text>金额</Text>
      <Text>状态</Text>
      <Text className={css.last}>操作</Text>
    </Box>
  )
}
