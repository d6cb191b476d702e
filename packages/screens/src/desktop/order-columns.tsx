import { Box, Text } from '@hearth/ui'
import css from '../orders/orders.module.css'

/**
 * Titles of the columns of the list of orders. They are hidden from screen readers, since each order contains these
 * words.
 */
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
