import { Box, Text } from '@hearth/ui'
import css from '../orders/orders.module.css'

/** Titles of the columns of orders, for layouts with columns; each order also has these words itself. */
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
