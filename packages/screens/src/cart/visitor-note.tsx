import { Box, Link, Text } from '@hearth/ui'
import css from './cart.module.css'

/** Tells a visitor what a login adds to the cart on show. */
export function VisitorNote() {
  return (
    <Box className={css.note}>
      <Text className={css.noteText}>登录后合并您账号里的购物车，可用优惠券</Text>
      <Link to="/login?next=%2Fshopping-cart" className={css.noteLink}>
        去登录
      </Link>
    </Box>
  )
}
